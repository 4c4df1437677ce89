// A rule of oxlint's own kind: of two classes that set the same, the style sheet's order decides which one wins, not the
// order in the attribute. So a finished part gets its looks by props, and `className` only says where it stands.

/** Folders of parts that come with a look. */
const PARTS = /(?:^|\/)(?:ui|look)\/[\w-]+\.tsx?$/;
/** Parts whose size and shape come from where they stand: they have none of their own. */
const SHAPELESS = new Set(["Popover", "Skeleton", "ProgressBar", "Pulse", "Spinner"]);

const SIZE = /^text-(?:xs|sm|base|lg|\d?xl|\[\d.*|row|panel|title|headline|poster|figure)$/;
const ALIGN = /^text-(?:left|right|center|start|end|balance|pretty|nowrap|wrap|ellipsis|clip)$/;
const WEIGHT = /^font-(?:normal|medium|semibold|bold|extrabold)$/;
const BORDER_LINE = /^border(?:-[xytrblse])?(?:-\d|-\[\d.*)?$|^border-(?:dashed|dotted|solid|none)$/;
const BACKGROUND_PLACE =
  /^bg-(?:cover|contain|center|no-repeat|fixed|top|bottom|left|right|\[(?:length|position|url).*)/;

/** What a class sets, as far as it is looks; null for all others. */
function looksOf(name) {
  if (SIZE.test(name)) return "font size";
  if (name.startsWith("text-")) return ALIGN.test(name) ? null : "text color";
  if (name.startsWith("bg-")) return BACKGROUND_PLACE.test(name) ? null : "background";
  if (/^border(?:-|$)/.test(name)) return BORDER_LINE.test(name) ? null : "border color";
  if (WEIGHT.test(name)) return "font weight";
  if (/^rounded(?:-(?:xs|sm|md|lg|\d?xl|full|none|box|field|\[.*))?$/.test(name)) return "corners";
  return null;
}

/** A class as its conditions (`hover:`, `lg:`) and its name, without the mark of importance. */
function parsed(text) {
  const at = text.lastIndexOf(":", text.includes("[") ? text.indexOf("[") : text.length) + 1;
  return { when: text.slice(0, at), name: text.slice(at).replace(/^!|!$/g, "") };
}

const isFinish = (name) =>
  looksOf(name) !== null ||
  /^(?:btn|badge|p[xytrblse]?|shadow|border|outline|ring|animate)(?:-|$)/.test(name);

const classes = (text) => text.split(/\s+/).filter(Boolean);

/** The texts that an expression always holds, and those that it may hold. */
function textsOf(node, isSure = true, found = { sure: [], maybe: [] }) {
  const add = (text) => (isSure ? found.sure : found.maybe).push(text);
  if (node?.type === "Literal" && typeof node.value === "string") add(node.value);
  else if (node?.type === "JSXExpressionContainer") textsOf(node.expression, isSure, found);
  else if (node?.type === "TemplateLiteral") {
    for (const quasi of node.quasis) add(quasi.value.raw);
    for (const part of node.expressions) textsOf(part, isSure, found);
  } else if (node?.type === "ConditionalExpression") {
    textsOf(node.consequent, false, found);
    textsOf(node.alternate, false, found);
  } else if (node?.type === "LogicalExpression") {
    textsOf(node.left, false, found);
    textsOf(node.right, false, found);
  }
  return found;
}

/** The first class that sets what another one of the same element sets. */
function twice({ sure, maybe }) {
  const set = new Map();
  const keysOf = (text) =>
    classes(text).flatMap((name) => {
      const { when, name: bare } = parsed(name);
      const looks = looksOf(bare);
      return looks ? [[`${when}${looks}`, name]] : [];
    });
  for (const [key, name] of sure.flatMap(keysOf)) {
    if (set.has(key)) return [set.get(key), name];
    set.set(key, name);
  }
  for (const text of maybe) {
    const own = new Map(set);
    for (const [key, name] of keysOf(text)) {
      if (own.has(key)) return [own.get(key), name];
      own.set(key, name);
    }
  }
  return null;
}

const isNamed = (property, name) => property.type === "Property" && property.key.name === name;

const oneLook = {
  create(context) {
    const parts = new Set();
    const refuseTwice = (node, texts) => {
      const found = twice(texts);
      if (found) context.report({ node, message: `'${found[0]}' and '${found[1]}' set the same.` });
    };
    const refuseFinish = (node, { sure, maybe }) => {
      const found = [...sure, ...maybe].flatMap(classes).find((name) => isFinish(parsed(name).name));
      if (found) context.report({ node, message: `'${found}' is a look: make it a prop of the part.` });
    };
    return {
      ImportDeclaration({ source, specifiers }) {
        if (!PARTS.test(source.value)) return;
        for (const { local } of specifiers) if (!SHAPELESS.has(local.name)) parts.add(local.name);
      },
      JSXOpeningElement({ name, attributes }) {
        for (const node of attributes) {
          if (node.type !== "JSXAttribute" || node.name.name !== "className" || !node.value) continue;
          const texts = textsOf(node.value);
          refuseTwice(node, texts);
          if (parts.has(name.name)) refuseFinish(node, texts);
        }
      },
      CallExpression({ callee, arguments: [look] }) {
        if (callee.name !== "buttonClass" || look?.type !== "ObjectExpression") return;
        const className = look.properties.find((property) => isNamed(property, "className"));
        if (className) refuseFinish(className, textsOf(className.value));
      },
    };
  },
};

export default { meta: { name: "looks" }, rules: { "one-look": oneLook } };
