import { digits } from "#domain/query-number";
import * as z from "zod/mini";
import { params } from "./validate.ts";

/** The `:id` of a path, which must be a record's number; anything else is a 400. */
export const idParam = params(z.object({ id: digits("Give a record’s number.", 15) }));
