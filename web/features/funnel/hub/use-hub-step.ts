import { useEffect } from "react";
import { enterStep, resumeSteps } from "../../../lib/visit/visit-steps.ts";
import type { OpenHub } from "./hub-data.ts";

/** Counts a page of the hub as a step of the way that led to it. */
export function useHubStep({ door }: OpenHub, step: "hub" | "plan"): void {
  useEffect(() => {
    if (!door) return;
    // How far down a reloaded page was read nobody knows, so nothing of it is counted again.
    resumeSteps(door, "booking");
    enterStep(door, step);
  }, [door, step]);
}
