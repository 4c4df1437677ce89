import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dismissToast, toastStore } from "../../../web/ui/toast-store.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test("a toast shows for 5 s, and a new one takes the place of the old", () => {
  toastStore.show({ title: "First" });
  vi.advanceTimersByTime(4000);
  toastStore.show({ title: "Second" });
  vi.advanceTimersByTime(4999);
  expect(toastStore.current()).toMatchObject({ title: "Second", isOpen: true });
  vi.advanceTimersByTime(1);
  expect(toastStore.current()).toMatchObject({ title: "Second", isOpen: false });
});

test("a dismissed toast is removed after 1,000,000 ms", () => {
  const id = toastStore.show({ title: "Gone" });
  dismissToast(id);
  vi.advanceTimersByTime(999_999);
  expect(toastStore.current()).toMatchObject({ isOpen: false });
  vi.advanceTimersByTime(1);
  expect(toastStore.current()).toBeNull();
});

test("it stays while it is pointed at, and its time starts again after that", () => {
  toastStore.show({ title: "Read me" });
  vi.advanceTimersByTime(3000);
  toastStore.pause();
  vi.advanceTimersByTime(60_000);
  expect(toastStore.current()).toMatchObject({ isOpen: true });
  toastStore.resume();
  vi.advanceTimersByTime(4999);
  expect(toastStore.current()).toMatchObject({ isOpen: true });
  vi.advanceTimersByTime(1);
  expect(toastStore.current()).toMatchObject({ isOpen: false });
});

test("dismissing one that is no longer shown touches nothing", () => {
  const old = toastStore.show({ title: "Old" });
  toastStore.show({ title: "New" });
  dismissToast(old);
  expect(toastStore.current()).toMatchObject({ title: "New", isOpen: true });
});
