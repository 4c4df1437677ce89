import { useState } from "react";
import { testimonialFilters, testimonials, type TestimonialFilter } from "../../../content/testimonials.ts";
import { TestimonialCarousel } from "./testimonial-carousel.tsx";

export function TestimonialsSection() {
  const [filter, setFilter] = useState<TestimonialFilter>("all");
  const shown = testimonials.filter(({ category }) => filter === "all" || category === filter);
  return (
    <section id="testimonials" data-island className="mx-auto max-w-7xl px-5 sm:px-8">
      <h2 className="font-display text-headline max-w-3xl font-extrabold text-balance">
        What people say once the foundation holds
      </h2>
      <div role="group" aria-label="Filter testimonials" className="mt-8 flex flex-wrap gap-2">
        {testimonialFilters.map(({ id, label }) => (
          <button
            key={id}
            type="button"
            aria-pressed={filter === id}
            onClick={() => setFilter(id)}
            className="border-base-content/30 aria-pressed:bg-base-content aria-pressed:text-base-100 aria-pressed:border-base-content hover:border-base-content min-h-11 cursor-pointer rounded-full border px-5 text-sm font-semibold"
          >
            {label}
          </button>
        ))}
      </div>
      <p role="status" className="sr-only">
        {shown.length} testimonials
      </p>
      {/* A new list for every filter, because the carousel has rearranged the cards of the old one. */}
      <TestimonialCarousel key={filter} testimonials={shown} />
    </section>
  );
}
