import { rows } from "./rows.ts";

/** Every row of every table as text, the index of the search too; its words are stored in bytes. */
export async function everyRow(): Promise<string> {
  const tables = await rows(
    "select name from sqlite_master where type = 'table' and name not like '\\_cf%' escape '\\'",
  );
  const texts = await Promise.all(
    tables.map(async ({ name }) => JSON.stringify(await rows(`select * from "${name}"`), readable)),
  );
  return texts.join("\n").toLowerCase();
}

/** The search keeps names in threes of letters. */
export async function searchIndex(): Promise<string> {
  return JSON.stringify(await rows("select * from assessment_search_data"), readable).toLowerCase();
}

function readable(_key: string, value: unknown): unknown {
  const isBytes = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === "number");
  return isBytes ? String.fromCharCode(...value) : value;
}
