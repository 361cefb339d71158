/** A segment of speech as text. */
export interface CaptionLine {
  /** Stable while the text grows and changes. */
  id: string;
  /** The speaker's name. */
  speaker: string;
  /** The text recognized so far. */
  text: string;
  /** The text will not change any more. */
  isFinal: boolean;
  /** The text's language if it differs from the room's: `en`, `zh-CN`. */
  lang?: string | undefined;
}

/** Text size of captions. */
export type CaptionSize = 'sm' | 'md' | 'lg';

/** A line, and whether its speaker is named: not repeated while the same person continues. */
export interface ShownLine {
  line: CaptionLine;
  isNamed: boolean;
}

/** Returns the last lines. The first line of each speaker and the first of all are named. */
export function shownLines(lines: readonly CaptionLine[], count: number): ShownLine[] {
  return lines.slice(-count).map((line, index, shown) => ({
    line,
    isNamed: index === 0 || shown[index - 1]?.speaker !== line.speaker,
  }));
}
