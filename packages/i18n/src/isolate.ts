/** Right-to-left letters and marks, the only ones that can move text beside them. */
const RIGHT_TO_LEFT =
  /[\u0590-\u08FF\u200F\uFB1D-\uFDFF\uFE70-\uFEFC\uD802\uD803\uD83A\uD83B]|[\u202A-\u202E\u2066-\u2069]/;
const CONTROLS = /[\u202A-\u202E\u2066-\u2069]/g;
const OVERRIDES = '\u202D\u202E';
const EMBEDDINGS = '\u202A\u202B\u202C';
const ISOLATE = '\u2068';
const END = '\u2069';

/**
 * Removes overrides, which write letters backwards, and ends of isolates that were not begun, and
 * adds the missing ends. Embeddings end with the isolate around them.
 */
function balanceControls(text: string): string {
  let open = 0;
  const balanced = text.replaceAll(CONTROLS, (control) => {
    if (OVERRIDES.includes(control)) return '';
    if (EMBEDDINGS.includes(control)) return control;
    if (control !== END) open += 1;
    else if (open > 0) open -= 1;
    else return '';
    return control;
  });
  return balanced + END.repeat(open);
}

/**
 * Encloses user text in marks that isolate its direction, for sentences without elements: names of
 * controls, titles, mails. Characters of the text that control directions end with it, and overrides
 * are left out. In markup, `<bdi>` or `dir="auto"` does the same for letters.
 *
 * @returns the same text if nothing runs from right to left, since all sentences run from left to
 * right
 */
export const isolate = <Value extends string | number>(text: Value): Value | string =>
  RIGHT_TO_LEFT.test(String(text)) ? ISOLATE + balanceControls(String(text)) + END : text;
