/** One step up from a control: the parent, the number of its children, and the position among them. */
export interface FocusStep {
  readonly parent: Element;
  readonly index: number;
  readonly count: number;
}

/** A focused control, and its position in the part. */
export interface KeptFocus {
  readonly control: Element;
  readonly steps: readonly FocusStep[];
  /** The page that it belongs to. */
  readonly page: string;
}

/** Elements that the Tab key may reach. */
export const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';
/** Focusing a text field opens a phone's keyboard: it is chosen only where nothing else is. */
const WRITTEN = 'input, textarea';

/** Returns whether it is shown and not disabled. */
export const isPresent = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** Returns whether the Tab key reaches it now. */
export const isReachable = (element: Element): element is HTMLElement =>
  isPresent(element) && element.tabIndex >= 0;

/**
 * Returns the path from a control up to `top`, nearest first; record it while the control is
 * mounted.
 */
export function stepsTo(top: Element, control: Element): FocusStep[] {
  const steps: FocusStep[] = [];
  let node = control;
  while (node !== top && node.parentElement) {
    const parent = node.parentElement;
    const children = [...parent.children];
    steps.push({ parent, index: children.indexOf(node), count: children.length });
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
