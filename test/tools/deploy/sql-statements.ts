/** What is one piece of SQL: a comment, a text or a quoted name, white space, a word, or one other character. */
const PIECE =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^']|'')*(?:'|$)|"(?:[^"]|"")*(?:"|$)|`(?:[^`]|``)*(?:`|$)|\s+|\w+|./g;
const IS_TRIGGER = /^create (?:temp |temporary )?trigger\b/i;

/**
 * The statements of some SQL, each on one line and with its semicolon. Comments go, white space becomes one
 * space, texts and quoted names stay as they are. A trigger ends at the END before a semicolon.
 */
export function sqlStatements(sql: string): string[] {
  const statements: string[] = [];
  let statement = "";
  for (const piece of sql.match(PIECE) ?? []) {
    if (piece.startsWith("--") || piece.startsWith("/*") || /^\s/.test(piece)) {
      statement = statement && `${statement.trimEnd()} `;
    } else if (piece !== ";") {
      statement += piece;
    } else if (statement) {
      statement = `${statement.trimEnd()};`;
      if (!isOpen(statement)) {
        statements.push(statement);
        statement = "";
      }
    }
  }
  return statement ? [...statements, `${statement.trimEnd()};`] : statements;
}

const isOpen = (statement: string) => IS_TRIGGER.test(statement) && !/\bend;$/i.test(statement);
