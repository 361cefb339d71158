/** Right-to-left letters and marks, and controls of direction: they alone can move text beside them. */
const MOVES_TEXT =
  /[\u0590-\u08FF\u200F\u202A-\u202E\u2066-\u2069\uFB1D-\uFDFF\uFE70-\uFEFC\uD802\uD803\uD83A\uD83B]/;

/**
 * Encloses user text in marks that isolate its direction, for sentences without elements: names of
 * controls, titles, mails. Overrides and embeddings inside it are left out, and isolates balanced, so
 * that none reaches into the sentence. In markup, `<bdi>` or `dir="auto"` does the same for letters.
 *
 * @returns the same text if nothing runs from right to left, since all sentences run from left to
 * right
 */
export function isolate<Value extends string | number>(text: Value): Value | string {
  if (!MOVES_TEXT.test(String(text))) return text;
  let open = 1;
  const balanced = String(text).replace(/[\u202A-\u202E\u2066-\u2069]/g, (control) => {
    if (control < '\u2066' || (control > '\u2068' && open < 2)) return '';
    open += control > '\u2068' ? -1 : 1;
    return control;
  });
  return `\u2068${balanced}${'\u2069'.repeat(open)}`;
}
