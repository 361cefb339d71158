/**
 * Longest title in a subject in characters. With the longest text before it, a subject stays within
 * 120 characters.
 */
const SUBJECT_TITLE_MAX = 80;

/** Ends of sentences, also inside closing quotes or brackets. */
const ENDED = /[.!?…。！？][\u201D\u2019"')）」』》]*$/u;
const CHINESE_END = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]$/u;

/**
 * Shortens a title for the subject of a mail. The end becomes `…`; letters with marks and emoji
 * stay whole.
 */
export function subjectTitle(title: string): string {
  const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
  const characters = Array.from(segmenter.segment(title), ({ segment }) => segment);
  if (characters.length <= SUBJECT_TITLE_MAX) return title;
  return `${characters
    .slice(0, SUBJECT_TITLE_MAX - 1)
    .join('')
    .trimEnd()}…`;
}

/** Ends a reason that a person wrote like a sentence, so that another sentence can follow. */
export function asSentence(reason: string): string {
  const text = reason.trim();
  if (text === '' || ENDED.test(text)) return text;
  return text + (CHINESE_END.test(text) ? '。' : '.');
}
