import type { AttendeeSection, AttendeeSectionId } from './attendeeSource.ts';

/** Heights of a row and of a section heading, in px. */
export const ROW_HEIGHT = 48;
export const HEAD_HEIGHT = 36;
/** Extra rows rendered beyond each visible edge. */
const OVERSCAN = 4;

/** The rendered rows of one section. */
export interface SectionWindow {
  section: AttendeeSection;
  /** Offsets of its heading and its first row from the top of the list, in px. */
  headTop: number;
  rowsTop: number;
  /** The first rendered row, and the one after the last. */
  from: number;
  until: number;
}

/** The rendered part of a list whose viewport is `height` px high, scrolled by `scrollTop` px. */
export interface PlacedRows {
  height: number;
  windows: readonly SectionWindow[];
}

/** Returns the rows to render: the visible ones and four beyond each edge. Sections without rows are left out. */
export function placeRows(
  sections: readonly AttendeeSection[],
  scrollTop: number,
  height: number,
): PlacedRows {
  const windows: SectionWindow[] = [];
  let top = 0;
  for (const section of sections) {
    if (section.count === 0) continue;
    const rowsTop = top + HEAD_HEIGHT;
    const end = rowsTop + section.count * ROW_HEIGHT;
    const first = Math.floor((scrollTop - rowsTop) / ROW_HEIGHT) - OVERSCAN;
    const last = Math.ceil((scrollTop + height - rowsTop) / ROW_HEIGHT) + OVERSCAN;
    const from = Math.min(Math.max(0, first), section.count);
    const until = Math.min(Math.max(0, last), section.count);
    if (until > from) windows.push({ section, headTop: top, rowsTop, from, until });
    top = end;
  }
  return { height: top, windows };
}

/** Returns the row at a position in the whole list, not counting headings. */
export function rowAt(
  sections: readonly AttendeeSection[],
  position: number,
): { section: AttendeeSectionId; index: number; top: number } | undefined {
  let before = 0;
  let top = 0;
  for (const { id, count } of sections) {
    if (count === 0) continue;
    top += HEAD_HEIGHT;
    if (position < before + count) {
      const index = position - before;
      return { section: id, index, top: top + index * ROW_HEIGHT };
    }
    before += count;
    top += count * ROW_HEIGHT;
  }
  return undefined;
}

/** Returns the position in the whole list of a row of a section. */
export function positionOf(
  sections: readonly AttendeeSection[],
  section: AttendeeSectionId,
  index: number,
): number {
  let before = 0;
  for (const { id, count } of sections) {
    if (id === section) return before + index;
    before += count;
  }
  return before;
}
