import { ArrowLeft, ArrowRight } from "lucide-react";
import { useRef } from "react";
import type { Testimonial } from "#domain/content/parts/landing";
import { useContent } from "../../../content/use-content.tsx";
import { TestimonialCard } from "./testimonial-card.tsx";
import { useCarousel } from "./use-carousel.ts";

const ARROW = "btn btn-outline btn-square btn-lg rounded-full";

/** A row that scrolls and snaps without script, and loops once the carousel's code has loaded. */
export function TestimonialCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const frame = useRef<HTMLDivElement>(null);
  const { previous, next } = useCarousel(frame);
  const { heard } = useContent("landing");
  return (
    <div role="group" aria-roledescription="carousel" aria-label={heard.carousel} className="mt-8">
      {/* It scrolls natively until the carousel takes over, so the keyboard must be able to reach it. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div ref={frame} tabIndex={0} role="region" aria-label={heard.cards} className="carousel">
        <ul className="swiper-wrapper">
          {testimonials.map((testimonial) => (
            <li key={testimonial.name} className="swiper-slide">
              <TestimonialCard testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
      <div className="mt-6 flex justify-end gap-3">
        <button type="button" aria-label={heard.previous} onClick={previous} className={ARROW}>
          <ArrowLeft aria-hidden="true" className="size-5" />
        </button>
        <button type="button" aria-label={heard.next} onClick={next} className={ARROW}>
          <ArrowRight aria-hidden="true" className="size-5" />
        </button>
      </div>
    </div>
  );
}
