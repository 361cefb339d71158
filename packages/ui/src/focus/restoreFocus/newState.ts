import { CONTROLS, isPresent, isReachable } from '../neighborOf.ts';
import type { FocusStep, KeptFocus } from '../neighborOf.ts';

/** Lists whose children are rows. */
export const LISTS = 'ul, ol, tbody';
const ALERT = '[role="alert"]';
const HEADINGS = 'h1, h2, h3, h4, h5, h6';
const SECTIONS = 'section, article, main, [role="region"]';

/** Content that took the focus in place of a failure, until it is replaced itself. */
const standIns = new WeakSet<Element>();

const shown = (element: Element | null | undefined): HTMLElement | undefined =>
  element && isPresent(element) ? element : undefined;

const controlIn = (place: Element): HTMLElement | undefined =>
  [...place.querySelectorAll(CONTROLS)].find(isReachable);

/** After a retry: what replaces the failure, first the loading, then the content or a new failure. */
function inPlaceOfFailure({ control, steps }: KeptFocus): HTMLElement | undefined {
  const failure = steps.findIndex(({ parent }) => parent.matches(ALERT));
  if (failure < 0 && !standIns.has(control)) return undefined;
  if (steps[failure]?.parent.isConnected === true) return undefined;
  const place = steps.slice(failure + 1).find(({ parent }) => parent.isConnected);
  // A message that was only closed leaves its place to its neighbors.
  if (!place || place.parent.children.length < place.count) return undefined;
  const content = shown(place.parent.children[place.index]);
  if (!content) return undefined;
  const retry = content.matches(ALERT) ? controlIn(content) : undefined;
  if (!retry) standIns.add(content);
  return retry ?? content;
}

/** After a row has gone: the row in its position, else the last one, else the heading of the list. */
function nextRow(steps: readonly FocusStep[]): HTMLElement | undefined {
  const lists = steps.flatMap(({ parent, index }, at) =>
    parent.matches(LISTS) ? [{ list: parent, index, row: steps[at - 1]?.parent }] : [],
  );
  if (lists.length === 0) return undefined;
  const at = lists.find(({ list }) => list.isConnected);
  if (!at) {
    const around = steps.find(({ parent }) => parent.isConnected)?.parent.closest(SECTIONS);
    return shown(around?.querySelector(HEADINGS));
  }
  if (at.row?.isConnected !== false) return undefined;
  const row = at.list.children[at.index] ?? at.list.lastElementChild;
  // Its control of the same kind is found as a neighbor.
  return row && !controlIn(row) ? shown(row) : undefined;
}

/** After the control of a part has gone without a replacement: the heading of the part. */
function ownHeading([step]: readonly FocusStep[]): HTMLElement | undefined {
  if (!step?.parent.isConnected || step.parent.children.length >= step.count) return undefined;
  const named = document.getElementById(step.parent.getAttribute('aria-labelledby') ?? '');
  const own = named?.matches(HEADINGS)
    ? named
    : step.parent.querySelector(`:scope > :is(${HEADINGS})`);
  return shown(own);
}

/**
 * Returns the content that shows the result of an act, where the act's control has gone; undefined
 * where a neighbor is the better target.
 */
export const newStateOf = (kept: KeptFocus): HTMLElement | undefined =>
  inPlaceOfFailure(kept) ?? nextRow(kept.steps) ?? ownHeading(kept.steps);
