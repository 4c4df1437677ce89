import { useState } from "react";
import { filled } from "#domain/content/filled";
import { TESTIMONIAL_CATEGORIES } from "#domain/content/parts/testimonial-categories";
import { useContent } from "../../../content/use-content.tsx";
import { TestimonialCarousel } from "./testimonial-carousel.tsx";

const FILTERS = ["all", ...TESTIMONIAL_CATEGORIES] as const;

export function TestimonialsSection() {
  const { testimonials, heard } = useContent("landing");
  const [filter, setFilter] = useState<(typeof FILTERS)[number]>("all");
  const shown = testimonials.people.filter(({ category }) => filter === "all" || category === filter);
  return (
    <section id="testimonials" data-island className="mx-auto max-w-7xl px-5 sm:px-8">
      <h2 className="font-display text-headline max-w-3xl font-extrabold text-balance">
        {testimonials.heading}
      </h2>
      <div role="group" aria-label={heard.filter} className="mt-8 flex flex-wrap gap-2">
        {FILTERS.map((id) => (
          <button
            key={id}
            type="button"
            aria-pressed={filter === id}
            onClick={() => setFilter(id)}
            className="border-base-content/30 aria-pressed:bg-base-content aria-pressed:text-base-100 aria-pressed:border-base-content hover:border-base-content min-h-11 cursor-pointer rounded-full border px-5 text-sm font-semibold"
          >
            {testimonials[id]}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {filled(heard.count, { count: String(shown.length) })}
      </p>
      {/* A new list for every filter, because the carousel has rearranged the cards of the old one. */}
      <TestimonialCarousel key={filter} testimonials={shown} />
    </section>
  );
}
