/** States of a component under a pointer, finger or keyboard, each in one look. */
export type Touch = 'touched' | 'pressed';

const styleFiles = Object.keys(import.meta.glob('../packages/ui/src/**/*.css.ts'));

/** Class names start with the name of their source file, in every mode but production. */
function classesOf(storyFile: string): RegExp | null {
  const folder = /packages\/ui\/src\/(.+)\/[^/]+$/.exec(storyFile)?.[1];
  const names = styleFiles.flatMap((file) => {
    const [, place, name] = /packages\/ui\/src\/(.+)\/([^/]+)\.css\.ts$/.exec(file) ?? [];
    return place === folder && name ? [name] : [];
  });
  return folder && names.length > 0 ? new RegExp(`\\.(?:${names.join('|')})_`) : null;
}

const underPointerOrFocus =
  /\[data-(?:hovered|focused|focus-visible)\]|:hover|:focus(?:-visible|-within)?(?![\w-])/g;
const pressed = /\[data-pressed\]/g;
const isOfPress = (selector: string): boolean => selector.search(pressed) >= 0;
const pseudoElements = /::[\w-]+(?:\([^)]*\))?/g;

const styleRulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    return rule instanceof CSSGroupingRule ? styleRulesOf(rule.cssRules) : [];
  });

/** Every rule of the story's own component that speaks of a pointer, a focus or a press. */
function rulesOfStates(storyFile: string): CSSStyleRule[] {
  const own = classesOf(storyFile);
  if (!own) return [];
  return [...document.styleSheets]
    .flatMap((sheet) => styleRulesOf(sheet.cssRules))
    .filter(({ selectorText }) => own.test(selectorText))
    .filter(
      ({ selectorText }) =>
        selectorText.search(underPointerOrFocus) >= 0 || isOfPress(selectorText),
    );
}

const cannotBeTouched = ':is([data-disabled], [aria-disabled="true"], :disabled, [inert])';

/** Lets a rule hold for what we have marked, in the same layer, with the same weight. */
const widened = (selector: string): string =>
  selector
    .replaceAll(underPointerOrFocus, ':is($&, [data-touched])')
    .replaceAll(pressed, ':is($&, [data-touched="pressed"])');

/**
 * Shows all parts of the story's own component at once in their state under the pointer and with
 * the focus, or pressed too. Changed parts are marked `data-changed`, with the value `pressed` if a
 * press changes them. Returns a function that ends it, or null if nothing changes.
 */
export function touch(storyFile: string, how: Touch): (() => void) | null {
  const rules = rulesOfStates(storyFile).map((rule) => ({ rule, was: rule.selectorText }));
  if (how === 'pressed' && !rules.some(({ was }) => isOfPress(was))) return null;
  const marked = [...document.body.querySelectorAll('*')].filter(
    (element) => !element.closest(cannotBeTouched),
  );
  for (const element of marked) element.setAttribute('data-touched', how);
  // Rules of a press are last: a part changed by both is marked as pressed.
  rules.sort((one, other) => Number(isOfPress(one.was)) - Number(isOfPress(other.was)));
  const changed = rules.flatMap(({ rule, was }) => {
    rule.selectorText = widened(was);
    const parts = document.body.querySelectorAll(rule.selectorText.replaceAll(pseudoElements, ''));
    for (const part of parts) part.setAttribute('data-changed', isOfPress(was) ? 'pressed' : '');
    return [...parts];
  });
  const end = (): void => {
    for (const { rule, was } of rules) rule.selectorText = was;
    for (const element of marked) element.removeAttribute('data-touched');
    for (const element of changed) element.removeAttribute('data-changed');
  };
  if (changed.length > 0) return end;
  end();
  return null;
}
