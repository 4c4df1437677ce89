// A rule of oxlint's own kind: which folders may import which. They are named here, and nowhere else.
import path from "node:path";

/**
 * By place: the parts that others stand on, each of them on those before it alone, and the parts that put others
 * together, each of them what comes before it, which nothing else imports. Any other folder of a subject, and the rooms within a part, stand on the shared ones and
 * on nothing else. Files that lie in no folder are everybody's, and stand on nothing but each other.
 */
const PLACES = {
  "worker/domain": {
    shared: [
      "time",
      "funnel/answers",
      "content",
      "funnel/chat",
      "offers",
      "offers/scoring",
      "booking",
      "calls",
      "calls/hours",
      "money/ads",
      "money/report",
      "leads",
      "delivery",
      "leads/timeline",
      "calls/queue",
      "calls/consequences",
      "figures",
      "figures/analytics",
      "settings",
      "delivery/changes",
    ],
    composing: [],
    rooms: ["leads/filters", "leads/brief", "figures/steps", "delivery/desk"],
  },
  "worker/db": {
    shared: [
      "delivery/changes",
      "people/audit",
      "delivery",
      "funnel/visits",
      "funnel/answers",
      "leads/marks",
      "settings",
      "money/ads",
      "calls/hours",
      "calls/consequences",
      "figures",
      "figures/analytics",
      "offers/scoring",
      "offers",
      "leads",
      "figures/steps",
      "calls",
      "leads/timeline",
      "people/privacy",
    ],
    composing: ["calls/due"],
    rooms: ["calls/queue", "delivery/desk"],
    /** Folders whose files are everybody's. */
    open: ["schema"],
  },
  "web/features": {
    shared: [
      "people/privacy",
      "funnel/answers",
      "booking/visitor",
      "funnel/result",
      "kit/time",
      "people/staff",
      "kit/frame",
      "kit/look",
      "kit/data",
      "kit/edit",
      "kit/charts",
      "content/published",
      "money/report",
      "leads/basics",
      "delivery/words",
      "offers/known",
      "kit/settings",
      "leads/board-state",
      "leads/live",
      "calls/acts",
      "leads/moves",
      "leads/lead",
      "booking/agenda",
    ],
    composing: ["people/audit", "app"],
    /** Pages of visitors bring nothing of what is staff's. */
    apart: ["funnel", "people/privacy", "people/legal", "booking/visitor"],
  },
};

/** Packages and layers that a layer may not import: folders of worker/, or of the whole for the others. */
const UPPER = ["app.ts", "index.ts", "web", "test"];
const SQL = /^drizzle-orm/;
const LAYERS = {
  "worker/domain": { onlyPackages: /^(zod(\/mini)?|temporal-polyfill\/fns\/.+)$/, only: ["worker/domain"] },
  "worker/crypto": { no: [...UPPER, "chat", "cron", "db", "delivery", "http", "routes"], packages: SQL },
  "worker/phone": { no: [...UPPER, "chat", "cron", "db", "delivery", "http", "routes"], packages: SQL },
  "worker/log.ts": { no: [...UPPER, "chat", "cron", "db", "delivery", "http", "routes"], packages: SQL },
  "worker/db": { no: [...UPPER, "chat", "cron", "delivery", "http", "routes"] },
  "worker/delivery": { no: [...UPPER, "chat", "cron", "http", "routes"], packages: SQL },
  "worker/http": { no: [...UPPER, "chat", "cron", "routes"], packages: SQL },
  "worker/routes": { no: [...UPPER, "chat", "cron"], packages: SQL },
  "worker/chat": { no: [...UPPER, "cron", "routes"], packages: SQL },
  "worker/desk": { no: [...UPPER, "chat", "cron", "delivery", "http", "routes"], packages: SQL },
  "worker/cron": { no: [...UPPER, "chat", "routes"], packages: SQL },
  "web/lib": { no: ["web/features"] },
  "web/ui": { no: ["web/features"] },
  "web/content": { no: ["web/features"] },
};

const isIn = (file, folder) => file === folder || file.startsWith(`${folder}/`);

/**
 * The part of a place in which a file lies: the longest that is named, else a subject's folder. It is empty for a file
 * that lies in no folder, and null for one that is elsewhere.
 */
function partOf(place, file) {
  const inside = inPlace(place, file);
  if (inside === null) return null;
  const { shared, composing, rooms = [], open = [] } = PLACES[place];
  if (open.some((folder) => inside.startsWith(`${folder}/`))) return "";
  const named = [...shared, ...composing, ...rooms].filter((part) => inside.startsWith(`${part}/`));
  return (
    named.toSorted((a, b) => b.length - a.length)[0] ?? inside.split("/").slice(0, -1).slice(0, 2).join("/")
  );
}

function inPlace(place, file) {
  const at = file.lastIndexOf(`${place}/`);
  return at === -1 ? null : file.slice(at + place.length + 1);
}

function mayImport({ shared, composing, apart = [] }, from, to) {
  if (from === to || to === "") return true;
  if (from === "") return false;
  const isApart = (part) => apart.some((each) => isIn(part, each));
  if (isApart(from) && !isApart(to)) return false;
  if (shared.includes(from)) return shared.indexOf(to) !== -1 && shared.indexOf(to) < shared.indexOf(from);
  return shared.includes(to) || (composing.includes(from) && composing.indexOf(to) < composing.indexOf(from));
}

/** What a file imports: a path from the root of the sources, or the name of a package. */
function targetOf(file, source) {
  if (source.startsWith("#domain/")) return `worker/domain/${source.slice("#domain/".length)}.ts`;
  return source.startsWith(".") ? path.posix.join(path.posix.dirname(file), source) : null;
}

/** From the first of the source's folders on. */
function fromRoot(file) {
  const at = Math.max(file.lastIndexOf("/worker/"), file.lastIndexOf("/web/"), file.lastIndexOf("/test/"));
  return file.slice(at + 1);
}

function isLayerBroken({ no = [], only, onlyPackages, packages }, source, target) {
  if (target === null) return onlyPackages ? !onlyPackages.test(source) : (packages?.test(source) ?? false);
  if (only) return !only.some((folder) => isIn(target, folder));
  return (
    no.some((each) => isIn(target, each) || isIn(target, `worker/${each}`)) ||
    (packages === SQL && isIn(target, "worker/db/schema"))
  );
}

function rule(check) {
  return {
    create(context) {
      const file = fromRoot(context.filename.replaceAll("\\", "/"));
      const visit = ({ source }) => {
        if (typeof source?.value !== "string") return;
        const message = check(file, source.value, targetOf(file, source.value));
        if (message) context.report({ node: source, message });
      };
      return {
        ImportDeclaration: visit,
        ImportExpression: visit,
        ExportNamedDeclaration: visit,
        ExportAllDeclaration: visit,
        TSImportType: visit,
      };
    },
  };
}

const oneWay = rule((file, _source, target) => {
  if (target === null) return null;
  for (const [place, parts] of Object.entries(PLACES)) {
    const [from, to] = [partOf(place, file), partOf(place, target)];
    if (from === null || to === null || mayImport(parts, from, to)) continue;
    return `${path.posix.join(place, from)} does not stand on ${to}: test/tools/lint/rooms.mjs names what all may use.`;
  }
  return null;
});

const layers = rule((file, source, target) => {
  const [name, layer] = Object.entries(LAYERS).find(([folder]) => isIn(file, folder)) ?? [];
  if (!layer || !isLayerBroken(layer, source, target)) return null;
  return `${name} may not import ${source}: test/tools/lint/rooms.mjs says what each layer stands on.`;
});

export default { meta: { name: "rooms" }, rules: { "one-way": oneWay, layers } };
