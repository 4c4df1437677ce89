import * as z from "zod/mini";
import { CHANNELS, type Destination } from "./channels.ts";

const ENDPOINT = /^webhook:\d{1,15}$/;
const NAMED = new Set<unknown>(CHANNELS.filter((channel) => channel !== "webhook"));

/** A destination of the outbox. */
export const destinationSchema = z.custom<Destination>(
  (value) => NAMED.has(value) || (typeof value === "string" && ENDPOINT.test(value)),
);
