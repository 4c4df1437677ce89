import { lazy, Suspense } from "react";
import { expect, it } from "vitest";
import { htmlOf } from "../../web/html-of.tsx";

const Later = lazy(async () => ({ default: () => <p>later</p> }));

function Broken(): never {
  throw new Error("broken");
}

it("holds what loads later, however long it is, and no script to put it in place", async () => {
  const app = (
    <Suspense fallback="waiting">
      <Later />
      {"x".repeat(100_000)}
    </Suspense>
  );
  const html = await htmlOf(app, "/");
  expect(html).toContain("<p>later</p>");
  expect(html).not.toMatch(/waiting|<script|<template/);
  // Loaded by now, and rendered another way.
  expect(await htmlOf(app, "/")).toBe(html);
});

it("fails where a part fails, though a boundary would leave it to the browser", async () => {
  const app = (
    <Suspense fallback="waiting">
      <Broken />
    </Suspense>
  );
  await expect(htmlOf(app, "/")).rejects.toThrow("broken");
});
