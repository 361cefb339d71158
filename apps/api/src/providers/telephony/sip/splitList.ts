const PAIRS: Readonly<Record<string, string>> = { '<': '>', '"': '"' };

/** Splits a list at its separators, but not within quotes or angle brackets. */
export function splitList(text: string, separator: ',' | ';'): string[] {
  const parts: string[] = [];
  let begin = 0;
  let closing: string | undefined;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (closing === '"' && letter === '\\') at += 1;
    else if (closing !== undefined) closing = letter === closing ? undefined : closing;
    else if (letter === separator) {
      parts.push(text.slice(begin, at).trim());
      begin = at + 1;
    } else closing = PAIRS[letter];
  }
  parts.push(text.slice(begin).trim());
  return parts.filter((part) => part !== '');
}
