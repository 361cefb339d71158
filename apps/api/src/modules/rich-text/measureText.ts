import { READ_CHARACTERS_PER_MINUTE, READ_WORDS_PER_MINUTE } from '@rostra/contract';
import { countWords } from '@rostra/i18n';

/**
 * Returns the length of a text (I18N-20) and its reading time in whole minutes, at least one
 * (CONT-17).
 */
export function measureText(text: string): { wordCount: number; readTime: number } {
  const { characters, words, total } = countWords(text);
  const minutes = characters / READ_CHARACTERS_PER_MINUTE + words / READ_WORDS_PER_MINUTE;
  return { wordCount: total, readTime: Math.max(1, Math.ceil(minutes)) };
}
