/** Under this name an arrival after completion is stored among what happened on a session; its source is its time. */
export const LATER_TOUCH = "LaterTouch";

/** Arrivals kept of one assessment: more tell staff nothing, and anybody who has the session may send them. */
export const LATER_TOUCHES_MAX = 20;
