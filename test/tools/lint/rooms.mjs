// Rules of oxlint's own kind: which folders may import which. parts.mjs names them.
import path from "node:path";
import { LAYERS, OFFERED, PLACES, SQL } from "./parts.mjs";

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
    return `${path.posix.join(place, from)} does not stand on ${to}: test/tools/lint/parts.mjs names what all may use.`;
  }
  return null;
});

/** The subject of a screen's file, and its path there; null for another. */
function screenOf(file) {
  const [subject, ...rest] = inPlace("web/features", file)?.split("/") ?? [];
  return subject === undefined ? null : { subject, name: rest.join("/") };
}

const offered = rule((file, _source, target) => {
  const [from, to] = [screenOf(file), target === null ? null : screenOf(target)];
  if (from === null || to === null || from.subject === to.subject || to.subject === "kit") return null;
  if (OFFERED[to.subject]?.includes(to.name)) return null;
  return `${to.subject} does not offer ${to.name} to others: test/tools/lint/parts.mjs names what it does.`;
});

const layers = rule((file, source, target) => {
  const [name, layer] = Object.entries(LAYERS).find(([folder]) => isIn(file, folder)) ?? [];
  if (!layer || !isLayerBroken(layer, source, target)) return null;
  return `${name} may not import ${source}: test/tools/lint/parts.mjs says what each layer stands on.`;
});

export default { meta: { name: "rooms" }, rules: { "one-way": oneWay, offered, layers } };
