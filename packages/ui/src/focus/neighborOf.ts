/** One step up from a control: the parent, and the position among its children. */
export interface FocusStep {
  readonly parent: Element;
  readonly index: number;
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';
/** Focusing a text field opens a phone's keyboard: it is chosen only where nothing else is. */
const WRITTEN = 'input, textarea';

/** Returns whether the Tab key reaches it now. */
export const isReachable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/**
 * Returns the path from a control up to `top`, nearest first; record it while the control is
 * mounted.
 */
export function stepsTo(top: Element, control: Element): FocusStep[] {
  const steps: FocusStep[] = [];
  let node = control;
  while (node !== top && node.parentElement) {
    const parent = node.parentElement;
    steps.push({ parent, index: [...parent.children].indexOf(node) });
    node = parent;
  }
  return steps;
}

/**
 * Returns the element of `place` at the same position that the control had in its own: the next
 * row's button of the same kind.
 */
function sameIn(place: Element, way: readonly FocusStep[]): Element {
  let node = place;
  for (const { index } of way.toReversed()) node = node.children[index] ?? node;
  return node;
}

function search(steps: readonly FocusStep[], allowsFields: boolean): HTMLElement | undefined {
  const isWanted = (element: Element): element is HTMLElement =>
    (allowsFields || !element.matches(WRITTEN)) && isReachable(element);
  for (const [at, { parent, index }] of steps.entries()) {
    if (!parent.isConnected) continue;
    const children = [...parent.children];
    const below = steps.slice(0, at);
    for (const child of [...children.slice(index), ...children.slice(0, index).toReversed()]) {
      const found = [sameIn(child, below), child, ...child.querySelectorAll(CONTROLS)];
      const control = found.find(isWanted);
      if (control) return control;
    }
    if (isWanted(parent)) return parent;
  }
  return undefined;
}

/**
 * Returns the control that replaces a removed one: the one now in its position, else the nearest
 * after it, else the nearest before it.
 */
export const neighborOf = (steps: readonly FocusStep[]): HTMLElement | undefined =>
  search(steps, false) ?? search(steps, true);
