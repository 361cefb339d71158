const HAN = /\p{Script=Han}/u;

/** Returns two letters of a Latin name, or the first character of a Chinese one. */
export function initialsOf(name: string): string {
  const trimmed = name.trim();
  const first = [...trimmed][0] ?? '';
  if (HAN.test(first)) return first;
  const words = trimmed.split(/\s+/);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return `${first}${[...(last ?? '')][0] ?? ''}`.toUpperCase();
}
