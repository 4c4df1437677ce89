import type { Testimonial } from "#domain/content/parts/landing";
import { Avatar } from "./avatar.tsx";

export function TestimonialCard({
  testimonial: { name, role, text, portrait },
}: {
  testimonial: Testimonial;
}) {
  return (
    <figure className="rounded-box bg-base-100 border-base-300 flex h-full flex-col justify-between gap-8 border p-7">
      <blockquote className="text-lg leading-relaxed text-pretty">“{text}”</blockquote>
      <figcaption className="flex items-center gap-4">
        <Avatar name={name} portrait={portrait} />
        <span>
          <span className="block font-bold">{name}</span>
          {role && <span className="text-base-content/75 block text-sm">{role}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
