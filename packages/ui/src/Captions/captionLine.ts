/** A stretch of speech as text. */
export interface CaptionLine {
  /** Stays the same while its text grows and changes. */
  id: string;
  /** Who speaks. */
  speaker: string;
  /** What has been understood until now. */
  text: string;
  /** It will not change any more. */
  isFinal: boolean;
  /** Language of the text, where it is not the room's: `en`, `zh-CN`. */
  lang?: string | undefined;
}

/** How large captions are written. */
export type CaptionSize = 'sm' | 'md' | 'lg';

/** A line, and whether its speaker is named: not again while he goes on. */
export interface ShownLine {
  line: CaptionLine;
  isNamed: boolean;
}

/** The last lines, the first of each speaker's with the name; the first of all always. */
export function shownLines(lines: readonly CaptionLine[], count: number): ShownLine[] {
  return lines.slice(-count).map((line, index, shown) => ({
    line,
    isNamed: index === 0 || shown[index - 1]?.speaker !== line.speaker,
  }));
}
