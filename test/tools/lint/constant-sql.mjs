// A rule of oxlint's own kind: SQL is a constant text, and what callers send is bound to its parameters.
const STATEMENT = /^\s*(?:select|insert|replace into|update|delete from|create|alter|drop|with)\s/;

const nameOf = (node) => (node.type === "MemberExpression" ? node.property.name : node.name);

/** Whether a call hands its first argument to a database as it is. */
function takesSql({ callee, arguments: [first] }) {
  if (!first || callee.type !== "MemberExpression") return false;
  const method = nameOf(callee);
  return method === "prepare" || ((method === "exec" || method === "raw") && nameOf(callee.object) === "sql");
}

const isConstant = (node) =>
  (node.type === "Literal" && typeof node.value === "string") ||
  (node.type === "TemplateLiteral" && node.expressions.length === 0);

/** The text that a template or a concatenation begins with. */
function beginningOf(node) {
  if (node.type === "BinaryExpression") return beginningOf(node.left);
  if (node.type === "TemplateLiteral") return node.quasis[0].value.raw;
  return typeof node.value === "string" ? node.value : "";
}

const constantSql = {
  create(context) {
    const refuse = (node) =>
      context.report({
        node,
        message: "SQL is one constant text: bind values, and name columns by drizzle.",
      });
    const isBuilt = (node) => !isConstant(node) && STATEMENT.test(beginningOf(node));
    return {
      CallExpression(node) {
        const [first] = node.arguments;
        if (takesSql(node) && !isConstant(first) && !isBuilt(first)) refuse(first);
      },
      TemplateLiteral(node) {
        if (node.parent.type !== "TaggedTemplateExpression" && isBuilt(node)) refuse(node);
      },
      BinaryExpression(node) {
        const isOutermost = node.parent.type !== "BinaryExpression";
        if (node.operator === "+" && isOutermost && isBuilt(node)) refuse(node);
      },
    };
  },
};

export default { meta: { name: "house" }, rules: { "constant-sql": constantSql } };
