import { useEffect, useRef, type RefObject } from "react";
import type { Swiper } from "swiper";

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
export function useCarousel(frame: RefObject<HTMLElement | null>) {
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
