import { expect, test } from "vitest";
import { initialsOf, peopleNames, personName } from "../../../../web/features/people/staff/person-name.ts";

test.each([
  ["ada.lovelace@example.com", "Ada Lovelace", "AL"],
  ["ada@example.com", "Ada", "A"],
  ["ADA_LOVELACE@example.com", "ADA LOVELACE", "AL"],
  ["mary-jane.o'neill@example.com", "Mary-Jane O'Neill", "MO"],
  ["ada.king.lovelace@example.com", "Ada King Lovelace", "AL"],
  ["ada.lovelace+leads@example.com", "Ada Lovelace", "AL"],
  ["élodie.durand@example.com", "Élodie Durand", "ÉD"],
  ["a..lovelace@example.com", "A Lovelace", "AL"],
  ["+@example.com", "+@example.com", "+"],
  ["", "", ""],
  ["key crm_sync 2.0", "Key crm_sync 2.0", "K2"],
])("'%s' is %s, in short %s", (email, name, initials) =>
  expect([personName(email), initialsOf(email)]).toEqual([name, initials]),
);

test.each([
  [["ada.lovelace@x.example"], "Ada Lovelace"],
  [["ada@x.example", "grace@x.example"], "Ada and Grace"],
  [["ada@x.example", "grace@x.example", "mary@x.example"], "Ada and 2 others"],
])("%j are %s", (emails, names) => expect(peopleNames(emails)).toBe(names));
