import { keyOfPlaces, placesOfKey } from "../answers/answer-places.ts";
import { SHARE_FLAGS, type Share, type ShareFlag } from "./share.ts";

const NONE = "-";
const EMPTY = ".";
const BASE = 36;

/**
 * A share as text, some 60 bytes of it: a line of words, then a line for each text that people wrote. New words go to
 * the end of their line, so that what an earlier version stored can still be taken off.
 */
export function shareText(share: Share): string {
  const { call, scored, owner, staff } = share;
  const places = scored && placesOfKey(scored.answerKey);
  const words = [
    flagBits(share.flags).toString(BASE),
    numberWord(share.createdAt),
    share.assessmentType,
    numberWord(share.offerTier),
    share.leadStatus,
    numberWord(share.dealValue),
    numberWord(share.tookMs),
    textWord(share.band),
    numberWord(scored && scored.score),
    textWord(places),
    numberWord(share.sqlAt),
    textWord(share.lost),
    textWord(call && call.speed),
    textWord(call && call.band),
    numberWord(call && call.minutes),
    numberWord(call && call.livedMinutes),
  ];
  const key = places === null && scored ? scored.answerKey : "";
  // Whoever has the lead made the first call, unless it says otherwise.
  const caller = staff === (owner ?? "") ? "" : staff;
  const lines = [share.source, share.campaign, owner ?? "", caller, key];
  return [trimmed(words, NONE).join(" "), ...trimmed(lines, "")].join("\n");
}

/** Reads what `shareText` wrote. */
export function shareOfText(text: string): Share {
  const [head = "", source = "", campaign = "", owner = "", caller = "", key = ""] = text.split("\n");
  const [bits = "0", at, type = "", tier, status = "", value, took, band, score, places, ...rest] =
    head.split(" ");
  const [sqlAt, lost, speed, callBand, minutes, livedMinutes] = rest;
  const [callSpeed, points] = [wordText(speed), wordNumber(score)];
  return {
    flags: flagsOfBits(Number.parseInt(bits, BASE)),
    createdAt: wordNumber(at) ?? 0,
    assessmentType: type,
    offerTier: wordNumber(tier) ?? 0,
    leadStatus: status,
    dealValue: wordNumber(value),
    tookMs: wordNumber(took),
    band: wordText(band),
    sqlAt: wordNumber(sqlAt),
    lost: wordText(lost),
    call:
      callSpeed === null
        ? null
        : {
            band: wordText(callBand) ?? "",
            speed: callSpeed,
            minutes: wordNumber(minutes),
            livedMinutes: wordNumber(livedMinutes),
          },
    staff: caller === "" ? owner : caller,
    owner: owner === "" ? null : owner,
    source,
    campaign,
    scored: points === null ? null : { score: points, answerKey: keyOf(wordText(places), key) },
  };
}

function keyOf(places: string | null, key: string): string {
  return places === null ? key : keyOfPlaces(places);
}

function trimmed(parts: readonly string[], none: string): readonly string[] {
  return parts.slice(0, parts.findLastIndex((part) => part !== none) + 1);
}

function numberWord(value: number | null): string {
  return value === null ? NONE : value.toString(BASE);
}

function wordNumber(word: string = NONE): number | null {
  return word === NONE ? null : Number.parseInt(word, BASE);
}

function textWord(text: string | null): string {
  return text === null ? NONE : text || EMPTY;
}

function wordText(word: string = NONE): string | null {
  if (word === NONE) return null;
  return word === EMPTY ? "" : word;
}

function flagBits(flags: ReadonlySet<ShareFlag>): number {
  return SHARE_FLAGS.reduce((bits, flag, place) => bits + Number(flags.has(flag)) * 2 ** place, 0);
}

function flagsOfBits(bits: number): Set<ShareFlag> {
  return new Set(SHARE_FLAGS.filter((_, place) => Math.floor(bits / 2 ** place) % 2 === 1));
}
