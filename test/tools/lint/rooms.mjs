// A rule of oxlint's own kind: which folders may import which. They are named here, and nowhere else.
import path from "node:path";

/**
 * By place: the rooms that others stand on, each of them on those before it alone, and the rooms that put others
 * together, which nothing imports. Any other folder is a room that stands on the shared ones and on nothing else. Files
 * that lie in no room are everybody's ground, and stand on nothing but each other.
 */
const PLACES = {
  "worker/domain": {
    shared: [
      "time",
      "answers",
      "content",
      "chat",
      "offers",
      "scoring",
      "booking",
      "calls",
      "calling-hours",
      "ads",
      "ads-report",
      "leads",
      "delivery",
      "timeline",
      "queue",
      "consequences",
      "figures",
      "analytics",
      "settings",
      "changes",
    ],
    composing: [],
  },
  "worker/db": {
    shared: [
      "changes",
      "audit",
      "delivery",
      "visits",
      "answers",
      "marks",
      "settings",
      "ads",
      "calling-hours",
      "consequences",
      "figures",
      "analytics",
      "scoring",
      "offers",
      "leads",
      "steps",
      "calls",
      "timeline",
      "privacy",
    ],
    composing: ["due"],
  },
  "web/features": { shared: ["privacy", "answers", "booking", "result"], composing: [] },
  "web/features/admin": {
    shared: [
      "ground/time",
      "ground/staff",
      "ground/frame",
      "ground/look",
      "ground/data",
      "ground/edit",
      "ground/charts",
      "ground/content",
      "ground/ads",
      "ground/leads",
      "ground/deliveries",
      "ground/offers",
      "ground/settings",
      "ground/board",
      "ground/live",
      "ground/calls",
      "ground/moves",
      "ground/lead",
      "ground/agenda",
    ],
    composing: ["app"],
  },
};

/** The room of a file in a place, empty for one that lies in none; null if the file is elsewhere. */
function roomOf(place, file) {
  const [, inside] = file.split(`/${place}/`);
  if (inside === undefined) return null;
  if (!inside.includes("/")) return "";
  const { shared } = PLACES[place];
  return shared.find((room) => inside.startsWith(`${room}/`)) ?? inside.split("/")[0];
}

function mayImport({ shared, composing }, from, to) {
  if (from === to || to === "") return true;
  if (from === "") return false;
  if (shared.includes(from)) return shared.indexOf(to) !== -1 && shared.indexOf(to) < shared.indexOf(from);
  return shared.includes(to) || (composing.includes(from) && !composing.includes(to));
}

const oneWay = {
  create(context) {
    const file = context.filename.replaceAll("\\", "/");
    const check = ({ source }) => {
      if (typeof source?.value !== "string" || !source.value.startsWith(".")) return;
      const target = path.posix.join(path.posix.dirname(file), source.value);
      for (const [place, rooms] of Object.entries(PLACES)) {
        const [from, to] = [roomOf(place, file), roomOf(place, target)];
        if (from === null || to === null || mayImport(rooms, from, to)) continue;
        context.report({
          node: source,
          message: `${path.posix.join(place, from)} does not stand on ${to}: test/tools/lint/rooms.mjs names what all may use.`,
        });
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

export default { meta: { name: "rooms" }, rules: { "one-way": oneWay } };
