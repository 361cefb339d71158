import { foldCharacter } from '#platform/text/foldText.ts';
import type { SearchPart } from './searchQuery.ts';

/** A text in pieces, with the searched ones marked. */
export type MarkedText = { text: string; hit: boolean }[];

/** A text with its folded form and the mapping between them. */
interface Folded {
  text: string;
  /** For each character of `text`, the index of its original, and the end. */
  origin: number[];
}

function fold(original: string): Folded {
  let text = '';
  const origin: number[] = [];
  let at = 0;
  for (const character of original) {
    const folded = foldCharacter(character);
    for (let index = 0; index < folded.length; index += 1) origin.push(at);
    text += folded;
    at += character.length;
  }
  origin.push(at);
  return { text, origin };
}

const LETTER = /[\p{L}\p{M}\p{N}]/u;
const HAN = /\p{Script=Han}/u;
const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && LETTER.test(character) && !HAN.test(character);

/**
 * Returns the occurrences of the parts in a text as ranges of the original, in order and without
 * overlap.
 */
export function hitRanges(original: string, parts: readonly SearchPart[]): [number, number][] {
  const { text, origin } = fold(original);
  const ranges: [number, number][] = [];
  for (const part of parts) {
    for (let at = text.indexOf(part.text); at !== -1; at = text.indexOf(part.text, at + 1)) {
      const end = at + part.text.length;
      // A match must start at the beginning of a word, and only a prefix may end inside it.
      if (!part.isHan && isWordCharacter(text[at - 1])) continue;
      if (!part.isHan && !part.isPrefix && isWordCharacter(text[end])) continue;
      ranges.push([origin[at] ?? 0, origin[end] ?? original.length]);
    }
  }
  ranges.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const merged: [number, number][] = [];
  for (const [from, to] of ranges) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Returns a whole text with its hits marked. */
export function markHits(text: string, parts: readonly SearchPart[]): MarkedText {
  return cut(text, hitRanges(text, parts), 0, text.length);
}

/** Returns the part of a long text around its first hit, or its beginning, with the hits marked. */
export function markedExcerpt(
  text: string,
  parts: readonly SearchPart[],
  maxCharacters: number,
): MarkedText {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const ranges = hitRanges(line, parts);
  const first = ranges[0]?.[0] ?? 0;
  const from =
    first <= maxCharacters / 2 ? 0 : startOf(line, first - Math.floor(maxCharacters / 4));
  const to = from + maxCharacters >= line.length ? line.length : endOf(line, from + maxCharacters);
  const pieces = cut(line, ranges, from, to);
  if (from > 0) pieces.unshift({ text: '…', hit: false });
  if (to < line.length) pieces.push({ text: '…', hit: false });
  return pieces;
}

/** Moves a start out of the middle of a Latin word or a surrogate pair. */
function startOf(text: string, requested: number): number {
  let at = Math.max(0, requested);
  while (at > 0 && (isWordCharacter(text[at - 1]) || isLowSurrogate(text, at))) at -= 1;
  return at;
}

function endOf(text: string, requested: number): number {
  let at = requested;
  const floor = requested - 30;
  while (at > floor && (isWordCharacter(text[at]) || isLowSurrogate(text, at))) at -= 1;
  return isLowSurrogate(text, at) ? at - 1 : at;
}

const isLowSurrogate = (text: string, at: number): boolean => {
  const unit = text.charCodeAt(at);
  return unit >= 0xdc_00 && unit <= 0xdf_ff;
};

function cut(
  text: string,
  ranges: readonly [number, number][],
  from: number,
  to: number,
): MarkedText {
  const pieces: MarkedText = [];
  const push = (start: number, end: number, hit: boolean) => {
    if (end > start) pieces.push({ text: text.slice(start, end), hit });
  };
  let at = from;
  for (const [start, end] of ranges) {
    if (end <= from || start >= to) continue;
    push(at, Math.max(start, at), false);
    push(Math.max(start, at), Math.min(end, to), true);
    at = Math.min(end, to);
  }
  push(at, to, false);
  return pieces;
}
