import axe from 'axe-core';
import type { AxeResults, ElementContext, NodeResult, RunOptions } from 'axe-core';
import type { OtherTheme } from './looks.ts';
import { keepPassed, paintedTexts, unseenIn } from './paintedTexts.ts';
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

/** What axe finds wrong, a line an element. */
async function wrongs(options: RunOptions, within: ElementContext = place): Promise<string[]> {
  return linesOf(
    await axe.run(within, { ...options, resultTypes: ['violations'], iframes: false }),
  );
}

/** What colors can break. */
const ofColors = ['color-contrast', 'link-in-text-block'];
/** What fonts can break. */
const ofFonts = ['target-size'];

/** Where colors of the site's header alone show. */
const header = '[class*="SiteHeader_"]';

/** Reasons of axe for no verdict that lie in the element's own paint, so that it never gives one. */
const noVerdict = new Set(['bgImage', 'bgGradient', 'imgNode', 'shortTextContent', 'nonBmp']);

/** Whether axe says the same of an element in each story: what another covers now may show in the next. */
const isSettled = ({ any }: NodeResult): boolean =>
  any.every(({ data }) => {
    const { messageKey } = (data ?? {}) as { messageKey?: string | null };
    return !messageKey || noVerdict.has(messageKey);
  });

/**
 * What axe finds wrong with colors in the look that is shown. What has passed in this look in another
 * story, painted by the same classes and states all the way up, is not asked again.
 */
async function wrongColors(within: string, rules: string[]): Promise<string[]> {
  const { theme, scheme } = document.documentElement.dataset;
  const look = `${theme} ${scheme}`;
  const texts = unseenIn(look, paintedTexts(within));
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

/** What axe finds wrong in a theme that is shown, by the rules that it can break, where it can. */
export async function wrongInTheme(look: OtherTheme): Promise<string[]> {
  return [
    ...(await wrongColors(look.isHeaderAlone ? header : 'body', ofColors)),
    ...(look.hasOtherFonts ? await wrongs({ runOnly: { type: 'rule', values: ofFonts } }) : []),
  ];
}

/** What axe finds wrong in the theme that is shown by all rules that any theme can break, whatever passed before. */
export const wrongInAnyTheme = (): Promise<string[]> =>
  wrongs({ runOnly: { type: 'rule', values: [...ofColors, ...ofFonts] } });

/** The contrast of what a pointer and a focus, or a press, changes, in the look that is shown. */
export function wrongInTouched(how: Touch): Promise<string[]> {
  // What a press does not change has been looked at under the pointer.
  const changed = how === 'pressed' ? '[data-changed="pressed"]' : '[data-changed]';
  return wrongColors(changed, ['color-contrast']);
}

/** Languages share their colors: one of them is asked for contrast. */
const withoutColors = { 'color-contrast': { enabled: false } };

/** What axe finds wrong in a story by the rules of WCAG A and AA, with or without its colors. */
export const wrongInStory = (hasColors: boolean): Promise<string[]> =>
  wrongs({
    runOnly: { type: 'tag', values: wcagLevels },
    rules: hasColors ? {} : withoutColors,
  });

/** What axe finds wrong in a screen by all its rules. In the app the shell around it says where its main part begins. */
export function wrongInScreen(hasColors: boolean): Promise<string[]> {
  if (!document.querySelector('main'))
    document.querySelector('[data-story]')?.setAttribute('role', 'main');
  return wrongs({ rules: hasColors ? {} : withoutColors });
}
