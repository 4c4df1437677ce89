// A rule of oxlint's own kind: what Enter means is asked in one place, which knows of input methods.
const WORDS = new Set(["isComposing", "keyCode"]);
const EQUALITY = /^[!=]==?$/;

const isEnter = (node) => node?.type === "Literal" && node.value === "Enter";
const keyOf = ({ computed, key }) => (!computed && key.type === "Identifier" ? key.name : key.value);

const oneEnter = {
  create(context) {
    const refuse = (node) =>
      context.report({
        node,
        message: "Ask isEnter or isComposed of web/lib/enter-key.ts: an Enter may end a composition.",
      });
    return {
      BinaryExpression(node) {
        if (EQUALITY.test(node.operator) && (isEnter(node.left) || isEnter(node.right))) refuse(node);
      },
      SwitchCase(node) {
        if (isEnter(node.test)) refuse(node);
      },
      CallExpression({ callee, arguments: [first] }) {
        const isSearch =
          callee.type === "MemberExpression" && /^(?:includes|indexOf|has)$/.test(callee.property.name);
        if (isSearch && (isEnter(first) || callee.object.elements?.some(isEnter))) refuse(callee);
      },
      NewExpression({ callee, arguments: [first] }) {
        if (callee.name === "Set" && first?.elements?.some(isEnter)) refuse(callee);
      },
      // A table of keys, and the parts of an event that tell of a composition.
      Property(node) {
        const name = keyOf(node);
        if (name === "Enter" || (WORDS.has(name) && node.parent.type === "ObjectPattern")) refuse(node);
      },
      MemberExpression(node) {
        if (!node.computed && WORDS.has(node.property.name)) refuse(node);
      },
    };
  },
};

export default { meta: { name: "keys" }, rules: { "one-enter": oneEnter } };
