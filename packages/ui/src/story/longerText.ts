/** A placeholder stays whole, and is said once. */
const placeholder = /\{\{.*?\}\}/g;

/** The text with its first third once more at its end, as a longer language would say it. */
export function longerText(text: string): string {
  const words = text.replaceAll(placeholder, '').trim();
  if (/\p{Script=Han}/u.test(words)) return text + words.slice(0, Math.ceil(words.length / 3));
  const said = words.split(/\s+/).filter((word) => /\p{L}/u.test(word));
  if (said.length === 0) return text;
  return `${text} ${said.slice(0, Math.ceil(said.length / 3)).join(' ')}`;
}
