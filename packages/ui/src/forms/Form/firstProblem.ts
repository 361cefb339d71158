const WRONG = '[aria-invalid="true"], [data-invalid]';
const CONTROL =
  ':is(input:not([type="hidden"], [type="file"]), textarea, select, button, [contenteditable]):not(:disabled)';

/** Returns the control of the first invalid field, in the order of the page. */
export function firstProblem(form: Element): HTMLElement | undefined {
  for (const wrong of form.querySelectorAll<HTMLElement>(WRONG)) {
    if (wrong.matches(CONTROL)) return wrong;
    const inside = (selector: string) => wrong.querySelector<HTMLElement>(selector);
    const control =
      inside(`${CONTROL}[aria-invalid="true"]`) ?? inside(`${CONTROL}:checked`) ?? inside(CONTROL);
    if (control) return control;
  }
  return undefined;
}
