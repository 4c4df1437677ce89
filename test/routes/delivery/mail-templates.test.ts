import { expect, it } from "vitest";
import type { MailTemplate } from "../../../worker/db/mail/mail-templates.ts";
import { rows } from "../../setup/database/rows.ts";
import { staffApi, staffJson } from "../../setup/staff-api.ts";

const PATH = "/api/mail-templates";
const WRITE = {
  name: "After the call",
  subject: "Our call, {firstName}",
  text: "Hi {firstName},\n\n{owner}",
};

it("a template is edited under its version, and each edit is audited", async () => {
  const created = await staffJson<MailTemplate>(PATH, { json: WRITE });
  expect(created).toMatchObject({ ...WRITE, version: 1 });
  const one = `${PATH}/${created.id}`;
  const changed = { ...WRITE, subject: "Our call" };
  const put = (version: number) => staffApi(one, { method: "PUT", json: changed, version });
  expect((await put(1)).status).toBe(200);
  const stale = await put(1);
  expect(stale.status).toBe(409);
  expect(await stale.json()).toMatchObject({ code: "conflict", current: { ...changed, version: 2 } });
  expect(await staffJson<MailTemplate[]>(PATH)).toContainEqual({ ...changed, id: created.id, version: 2 });
  expect((await staffApi(one, { method: "DELETE", version: 1 })).status).toBe(409);
  expect((await staffApi(one, { method: "DELETE", version: 2 })).status).toBe(200);
  expect((await staffApi(one, { method: "DELETE" })).status).toBe(404);
  expect(await rows("select name from mail_templates where id = ?", created.id)).toEqual([]);
  const acts = await rows("select action from audit where entity = 'mail-template' order by id");
  expect(acts.map(({ action }) => action)).toEqual(["create", "update", "delete"]);
});

it("a template with a placeholder that nothing is filled in for is refused", async () => {
  const answer = await staffApi(PATH, { json: { ...WRITE, text: "Hi {name}" } });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ issues: [{ path: "text" }] });
});
