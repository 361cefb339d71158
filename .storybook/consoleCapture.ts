/** Messages that React and the components wrote to the console since the last check. */
const messages: string[] = [];

const asText = (word: unknown): string => {
  if (word instanceof Error) return word.stack ?? word.message;
  return typeof word === 'string' ? word : JSON.stringify(word);
};

/** React's words with what it puts in their places. */
function sentenceOf([first, ...rest]: unknown[]): string {
  const words = [...rest];
  const start = asText(first).replaceAll(/%[sdoOc]/g, () => asText(words.shift()));
  return [start, ...words.map(asText)].join(' ');
}

/** The browser's own word that sizes settle in the next frame, as they do: no fault, and a matter of load. */
const SETTLES = /ResizeObserver loop completed with undelivered notifications/;

/**
 * Tools of tests alone call `act`: on a busy machine, mounting a story overlaps with a wait that turns
 * its environment off.
 */
const OF_TOOLS = /The current testing environment is not configured to support act/;

/**
 * React Aria's check of a trigger that mounts behind an open dialog, where everything is inert and
 * nothing can be focused. A part that loads on demand may arrive at that moment.
 */
const isBehindDialog = (sentence: string): boolean =>
  sentence.includes('<Pressable> child must be focusable') &&
  document.querySelector('[inert]') !== null;

for (const level of ['error', 'warn'] as const) {
  // oxlint-disable-next-line no-console
  const original = console[level].bind(console);
  // oxlint-disable-next-line no-console
  console[level] = (...words: unknown[]) => {
    const sentence = sentenceOf(words);
    if (!SETTLES.test(sentence) && !OF_TOOLS.test(sentence) && !isBehindDialog(sentence))
      messages.push(`${level}: ${sentence}`);
    original(...words);
  };
}

/** The errors and warnings since the last call. */
export const takeConsoleMessages = (): string[] => messages.splice(0);
