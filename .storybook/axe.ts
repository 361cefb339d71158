import axe from 'axe-core';
import type { AxeResults, ElementContext, NodeResult, RunOptions } from 'axe-core';
import type { OtherTheme } from './looks.ts';
import { keepPassed, paintedTexts, untestedTexts } from './paintedTexts.ts';
import type { Touch } from './touched.ts';
import { wcagLevels } from './wcagLevels.ts';

/** React Aria's spoken messages name options that may be gone by the time axe looks. */
const place = { include: ['body'], exclude: ['[data-live-announcer]'] };

const linesOf = ({ violations }: AxeResults): string[] =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );

/** Returns axe's violations, one line per element. */
async function wrongs(options: RunOptions, within: ElementContext = place): Promise<string[]> {
  return linesOf(
    await axe.run(within, { ...options, resultTypes: ['violations'], iframes: false }),
  );
}

/** Rules that colors can break. */
const ofColors = ['color-contrast', 'link-in-text-block'];
/** Rules that fonts can break. */
const ofFonts = ['target-size'];

/** Where colors of the site's header alone show. */
const header = '[class*="SiteHeader_"]';

/**
 * Reasons for which axe gives no verdict in any story, since they lie in the element's own paint.
 */
const noVerdict = new Set(['bgImage', 'bgGradient', 'imgNode', 'shortTextContent', 'nonBmp']);

/**
 * Returns whether axe gives the same result for an element in every story. An element covered in
 * one may show in the next.
 */
const isSettled = ({ any }: NodeResult): boolean =>
  any.every(({ data }) => {
    const { messageKey } = (data ?? {}) as { messageKey?: string | null };
    return !messageKey || noVerdict.has(messageKey);
  });

/**
 * Returns axe's color violations in the current look. Text that passed in another story of this
 * look, with the same classes and states up to the root, is skipped.
 */
async function wrongColors(within: string, rules: string[]): Promise<string[]> {
  const { theme, scheme } = document.documentElement.dataset;
  const look = `${theme} ${scheme}`;
  const texts = untestedTexts(look, paintedTexts(within));
  if (texts.length === 0) return [];
  const results = await axe.run(
    { include: texts.map(({ element }) => element), exclude: place.exclude },
    {
      runOnly: { type: 'rule', values: rules },
      resultTypes: ['violations', 'passes', 'incomplete'],
      elementRef: true,
      iframes: false,
    },
  );
  const judged = [...results.passes, ...results.incomplete]
    .filter(({ id }) => id === 'color-contrast')
    .flatMap(({ nodes }) => nodes.filter(isSettled).map(({ element }) => element));
  keepPassed(look, texts, new Set(judged));
  return linesOf(results);
}

/**
 * Returns axe's violations in the current theme, limited to the rules and the area that the theme
 * can break.
 */
export async function axeViolationsInTheme(look: OtherTheme): Promise<string[]> {
  return [
    ...(await wrongColors(look.isHeaderAlone ? header : 'body', ofColors)),
    ...(look.hasOtherFonts ? await wrongs({ runOnly: { type: 'rule', values: ofFonts } }) : []),
  ];
}

/**
 * Returns axe's violations in the current theme by every rule that any theme can break, including
 * text that passed before.
 */
export const axeViolationsInThemes = (): Promise<string[]> =>
  wrongs({ runOnly: { type: 'rule', values: [...ofColors, ...ofFonts] } });

/** The contrast of what a pointer and a focus, or a press, changes, in the look that is shown. */
export function axeViolationsWhenTouched(how: Touch): Promise<string[]> {
  // Anything a press leaves unchanged has been checked under the pointer.
  const changed = how === 'pressed' ? '[data-changed="pressed"]' : '[data-changed]';
  return wrongColors(changed, ['color-contrast']);
}

/** Languages share their colors: only one of them is checked for contrast. */
const withoutColors = { 'color-contrast': { enabled: false } };

/** Returns axe's violations in a story by the rules of WCAG A and AA, with or without colors. */
export const axeViolations = (hasColors: boolean): Promise<string[]> =>
  wrongs({
    runOnly: { type: 'tag', values: wcagLevels },
    rules: hasColors ? {} : withoutColors,
  });

/**
 * Returns axe's violations in a screen by all its rules. Within the app, the surrounding shell
 * marks the main part.
 */
export function axeViolationsOfScreen(hasColors: boolean): Promise<string[]> {
  if (!document.querySelector('main'))
    document.querySelector('[data-story]')?.setAttribute('role', 'main');
  return wrongs({ rules: hasColors ? {} : withoutColors });
}
