import { digits } from "#domain/query-number";
import * as z from "zod/mini";
import { params } from "./validate.ts";

/** The `:id` of a path: the number of a record, else 400. */
export const idParam = params(z.object({ id: digits("Give a record's number.", 15) }));
