import { linkIn, type Running } from "./acts.ts";

import { callNow } from "./order.ts";
import type { World } from "./world.ts";

type File = { uid: string; sequence: number; changes: number };

/** Reads calls' calendar files again and again, and notes where one is out of step with its call. */
export class Calendars {
  read = 0;
  readonly wrong: string[] = [];
  readonly #seen = new Map<number, File>();

  async check(order: Running, world: World): Promise<void> {
    const path = linkIn(order, "/api/booking/calendar/");
    const call = callNow(order);
    if (!path) return;
    const { status, text } = await world.call(path, { method: "GET" });
    this.read += 1;
    const note = (what: string) => this.wrong.push(`${order.index} (${order.provider}) ${what}`);
    if (!call) {
      if (status !== 404) note(`a file of an erased call: ${status}`);
      return;
    }
    if (status !== 200) return void note(`no file: ${status}`);
    const of = (name: string) =>
      new RegExp(`^${name}:(.*)\r$`, "m").exec(text.replaceAll("\r\n ", ""))?.[1] ?? "";
    const file = { uid: of("UID"), sequence: Number(of("SEQUENCE")), changes: call.changes };
    const seen = this.#seen.get(order.index);
    this.#seen.set(order.index, file);
    const starts = new Date(call.startsAt).toISOString().replaceAll(/[-:]|\.\d+/g, "");
    if (text.split("BEGIN:VEVENT").length !== 2) note("not one event");
    if (of("METHOD") !== "PUBLISH") note("no PUBLISH");
    if (of("DTSTART") !== starts) note(`starts ${of("DTSTART")} and not ${starts}`);
    if (of("STATUS") !== (call.isOn ? "CONFIRMED" : "CANCELLED")) note(`is ${of("STATUS")}`);
    if (file.uid === "" || (seen && seen.uid !== file.uid)) note("has another UID");
    if (file.sequence < call.changes) note(`SEQUENCE ${file.sequence} after ${call.changes} changes`);
    if (seen && file.changes > seen.changes !== file.sequence > seen.sequence)
      note(`SEQUENCE ${seen.sequence} became ${file.sequence}`);
  }
}
