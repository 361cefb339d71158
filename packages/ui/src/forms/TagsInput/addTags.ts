import { cleanLine } from '@rostra/i18n/input';

/** The characters that end a tag while typing and split several pasted ones; Chinese ones too. */
export const SEPARATORS = /[,，、;；\n]/;

export interface TagLimits {
  /** Tags there may be. @default any number */
  maxTags?: number | undefined;
  /** The character limit of a tag; a longer one stays in the field, whole. @default any number */
  maxLength?: number | undefined;
}

/** Why a text did not become a tag, with the values that its message needs. */
export type TagRefusal =
  | { why: 'twice'; tag: string }
  | { why: 'tooLong'; tag: string; most: number }
  | { why: 'full'; most: number };

interface Outcome {
  added: readonly string[];
  /** The refused text, which stays in the field. */
  rest: string;
  /** The first refusal. */
  refused: TagRefusal | null;
}

/** Compares without case, width and invisible marks, which stay in the tag: emoji need some. */
const sameWord = (a: string, b: string): boolean =>
  cleanLine(a).toLowerCase() === cleanLine(b).toLowerCase();

/** As a reader counts them: a sign outside the basic plane is one. */
const lengthOf = (text: string): number => [...text].length;

/** Splits a text into tags, and returns which of them may be added to the existing ones. */
export function addTags(
  tags: readonly string[],
  text: string,
  { maxTags = Infinity, maxLength = Infinity }: TagLimits,
): Outcome {
  const added: string[] = [];
  const rest: string[] = [];
  let refused: TagRefusal | null = null;
  for (const part of text.split(SEPARATORS)) {
    const tag = part.trim().replaceAll(/\s+/g, ' ');
    if (cleanLine(tag) === '') continue;
    let refusal: TagRefusal | null = null;
    if ([...tags, ...added].some((other) => sameWord(other, tag))) refusal = { why: 'twice', tag };
    else if (lengthOf(tag) > maxLength) refusal = { why: 'tooLong', tag, most: maxLength };
    else if (tags.length + added.length >= maxTags) refusal = { why: 'full', most: maxTags };
    if (refusal) rest.push(tag);
    else added.push(tag);
    refused ??= refusal;
  }
  return { added, rest: rest.join(', '), refused };
}
