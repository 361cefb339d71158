/** One step up from a control: the parent, and the place among its children. */
export interface FocusStep {
  readonly parent: Element;
  readonly index: number;
}

const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';
/** A field that is written in opens a phone's keyboard: it is taken only where nothing else is. */
const WRITTEN = 'input, textarea';

/** The Tab key reaches it now. */
export const isReachable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement &&
  element.isConnected &&
  element.tabIndex >= 0 &&
  !element.matches(':disabled') &&
  element.closest('[inert], [aria-hidden="true"]') === null &&
  element.checkVisibility({ visibilityProperty: true });

/** The way from a control up to `top`, nearest first; to be written down while the control is there. */
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

/** What stands in `place` where the control stood in its own: the next row's button of the same kind. */
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
 * The control that goes on for one that is gone: what has taken its place, else what follows it, else
 * what stands before it, as near as there is one.
 */
export const neighbourOf = (steps: readonly FocusStep[]): HTMLElement | undefined =>
  search(steps, false) ?? search(steps, true);
