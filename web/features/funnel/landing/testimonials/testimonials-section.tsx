import { filled } from "#domain/content/filled";
import type { Testimonial } from "#domain/content/parts/landing";
import { TESTIMONIAL_CATEGORIES } from "#domain/content/parts/testimonial-categories";
import type { Picture } from "#domain/content/pictures/picture";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState, useRef, useEffect, type RefObject } from "react";
import type { Swiper } from "swiper";
import { SlotPicture } from "../../../../content/slot-picture.tsx";
import { useContent } from "../../../../content/use-content.tsx";
import { initialsOf } from "../initials.ts";

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

const ARROW = "btn btn-outline btn-square btn-lg rounded-full";

/** A row that scrolls and snaps without script, and loops once the carousel's code has loaded. */
function TestimonialCarousel({ testimonials }: { testimonials: readonly Testimonial[] }) {
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

function TestimonialCard({ testimonial: { name, role, text, portrait } }: { testimonial: Testimonial }) {
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

type Props = { name: string; portrait: Picture };

/** The face of somebody whose name stands beside it, or the initials. */
function Avatar({ name, portrait }: Props) {
  return (
    <SlotPicture
      picture={portrait}
      alt=""
      sizes="48px"
      isLazy
      className="size-12 shrink-0 rounded-full object-cover"
      drawing={<Initials name={name} />}
    />
  );
}

function Initials({ name }: { name: string }) {
  return (
    <span
      aria-hidden="true"
      className="font-display bg-neutral text-neutral-content grid size-12 shrink-0 place-items-center rounded-full text-base font-bold tracking-tight"
    >
      {initialsOf(name)}
    </span>
  );
}

/** How far below the viewport the carousel's code is fetched. */
const NEAR = "400px";
const GAP_PX = 16;
/** Cards in view by minimum screen width; narrower screens show one. */
const BREAKPOINTS = { 640: { slidesPerView: 2 }, 1024: { slidesPerView: 3 } };

async function createCarousel(frame: HTMLElement): Promise<Swiper> {
  const { Swiper } = await import("swiper");
  const card = frame.querySelector<HTMLElement>(".swiper-slide");
  const initialSlide = card ? Math.round(frame.scrollLeft / (card.offsetWidth + GAP_PX)) : 0;
  frame.scrollLeft = 0;
  // From here on the arrow buttons scroll the cards, not the keyboard.
  frame.removeAttribute("tabindex");
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return new Swiper(frame, {
    loop: true,
    // Every quick press counts.
    loopPreventsSliding: false,
    initialSlide,
    slidesPerView: 1,
    spaceBetween: GAP_PX,
    breakpoints: BREAKPOINTS,
    speed: isCalm ? 0 : 400,
  });
}

/** Turns a row of cards into a looping carousel when it comes near the viewport. Its arrows work even before that. */
function useCarousel(frame: RefObject<HTMLElement | null>) {
  const carousel = useRef<Swiper>(null);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    let isGone = false;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        void createCarousel(element).then((created) => {
          if (isGone) created.destroy();
          else carousel.current = created;
        });
      },
      { rootMargin: NEAR },
    );
    near.observe(element);
    return () => {
      isGone = true;
      near.disconnect();
      carousel.current?.destroy();
      carousel.current = null;
    };
  }, [frame]);

  const scroll = (direction: 1 | -1) => {
    const row = frame.current;
    row?.scrollBy({ left: direction * row.clientWidth, behavior: "smooth" });
  };
  return {
    previous: () => (carousel.current ? carousel.current.slidePrev() : scroll(-1)),
    next: () => (carousel.current ? carousel.current.slideNext() : scroll(1)),
  };
}
