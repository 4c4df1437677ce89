import type { Testimonial } from "../parts/landing.ts";
import { NO_PICTURE } from "../no-picture.ts";

/** Made-up people: nothing is published while one of them remains. */
const people: Omit<Testimonial, "portrait">[] = [
  {
    name: "Lena Fischer",
    role: "Nutrition coach",
    category: "freelance",
    text: "I thought I needed a bigger budget. I needed an offer that said who it was for. Same spend, and the people who book calls are finally the right ones.",
  },
  {
    name: "Priya Raman",
    role: "Founder, Juniper & Sage",
    category: "ecom",
    text: "We went through three agencies in two years, and every one of them tested new audiences. The assessment pointed at our product page in minutes. We rewrote it and stopped blaming the ads.",
  },
  {
    name: "Tom Beaulieu",
    role: "Beaulieu Media",
    category: "agency",
    text: "I used to dread the Monday report. Now I open it with the client on the call, because I can say which of the four parts moved and why.",
  },
  {
    name: "Marcus Odum",
    role: "Odum Outdoor",
    category: "ecom",
    text: "The order matters: product, audience, offer, funnel. We’d been doing it backwards since we opened the shop.",
  },
  {
    name: "Sofia Lindqvist",
    role: "Northlight Agency",
    category: "agency",
    text: "My whole team works from one page now. A junior can look at an account and tell me what to fix first.",
  },
  {
    name: "Ben Achterberg",
    role: "",
    category: "freelance",
    text: "Straight answers, including the price, before anyone tried to sell me anything. That’s why I booked the call.",
  },
  {
    name: "Grace Whitlock",
    role: "Whitlock Home",
    category: "ecom",
    text: "Our costs swung from week to week and nobody could tell us why. It was the landing page. It had been the landing page all along.",
  },
  {
    name: "Dev Malhotra",
    role: "Clickstead",
    category: "agency",
    text: "We cut the number of campaigns by more than half and the accounts got calmer. So did we.",
  },
  {
    name: "Imani Brooks",
    role: "Course creator",
    category: "freelance",
    text: "I didn’t know how much I was missing until I joined the office hours. You bring your account, you leave with one thing to do.",
  },
  {
    name: "Jonas Keller",
    role: "Keller Coffee",
    category: "ecom",
    text: "I read the book on a flight and rebuilt our funnel the same week. It’s the first marketing book I’ve lent out and asked for back.",
  },
  {
    name: "Rachel Tan",
    role: "Tan & Co. Digital",
    category: "agency",
    text: "Clients stay longer because they understand what we’re doing. CORE-4 gave us words they can follow.",
  },
  {
    name: "Owen Pritchard",
    role: "Fitness program owner",
    category: "freelance",
    text: "I had tried ads twice and quit twice. This time I knew which number to look at and when to leave it alone.",
  },
  {
    name: "Camille Dubois",
    role: "Atelier Dubois",
    category: "ecom",
    text: "They told us not to raise the budget yet. Nobody had ever told us that.",
  },
  {
    name: "Hector Salas",
    role: "Salas Growth",
    category: "agency",
    text: "I came for tactics and stayed for the thinking. Every update from Meta is less of an event now.",
  },
  {
    name: "Nadia Petrov",
    role: "Brand photographer",
    category: "freelance",
    text: "Eight questions and I could see what was wrong. I would have paid for the diagnosis alone.",
  },
  {
    name: "Will Archer",
    role: "Archer Pet Supply",
    category: "ecom",
    text: "We stopped arguing about creative and started asking whether the offer was any good. It wasn’t. Now it is.",
  },
  {
    name: "Yuki Tanabe",
    role: "Halfstep Studio",
    category: "agency",
    text: "The mastermind is a room of people who have seen your problem before. That saves months.",
  },
];

export const testimonials: Testimonial[] = people.map((person) => ({ ...person, portrait: NO_PICTURE }));
