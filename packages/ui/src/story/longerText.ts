/** A placeholder stays whole, and appears once. */
const placeholder = /\{\{.*?\}\}/g;

/**
 * Returns the text with its first third repeated at its end, as a longer language would have it.
 */
export function longerText(text: string): string {
  const words = text.replaceAll(placeholder, '').trim();
  if (/\p{Script=Han}/u.test(words)) return text + words.slice(0, Math.ceil(words.length / 3));
  const messageOf = words.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (messageOf.length === 0) return text;
  return `${text} ${messageOf.slice(0, Math.ceil(messageOf.length / 3)).join(' ')}`;
}
