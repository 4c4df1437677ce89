import { NO_PICTURE } from "../no-picture.ts";
import type { Brand, Company, Sites } from "../parts/brand.ts";

export const brand: Brand = {
  name: "BPM",
  logoOnLight: NO_PICTURE,
  logoOnDark: NO_PICTURE,
  aiTool: { name: "AdSignals", url: "https://ai.bpm.example.com" },
};

export const company: Company = {
  legalName: "DGM Digital Growth Inc.",
  postalAddress: "600 6 Avenue SW, Calgary, Alberta, Canada",
  supportEmail: "support@bpm.example.com",
  privacyEmail: "privacy@bpm.example.com",
};

export const sites: Sites = [
  { ...brand.aiTool, way: "diy" },
  { name: "BPM Mastermind", way: "dwy", url: "https://mastermind.bpm.example.com" },
  { name: "BPM Agency", way: "dfy", url: "https://agency.bpm.example.com" },
];
