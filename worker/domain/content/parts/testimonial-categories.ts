/** Whom a testimonial is from; the carousel is filtered by it (spec 3). */
export const TESTIMONIAL_CATEGORIES = ["agency", "ecom", "freelance"] as const;
