import axe from 'axe-core';
import type { ElementContext, RunOptions } from 'axe-core';
import type { OtherTheme } from './looks.ts';
import type { Touch } from './touched.ts';
import { wcagLevels } from './wcagLevels.ts';

/** React Aria's spoken messages name options that may be gone by the time axe looks. */
const place = { include: ['body'], exclude: ['[data-live-announcer]'] };

/** What axe finds wrong, a line an element. */
async function wrongs(options: RunOptions, within: ElementContext = place): Promise<string[]> {
  const { violations } = await axe.run(within, {
    ...options,
    resultTypes: ['violations'],
    iframes: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`,
    ),
  );
}

/** What colors can break. */
const ofColors = ['color-contrast', 'link-in-text-block'];
/** What fonts can break. */
const ofFonts = ['target-size'];

/** Where colors of the site's header alone show. */
const header = '[class*="SiteHeader_"]';

/** What axe finds wrong in a theme that is shown, by the rules that it can break, where it can. */
export async function wrongInTheme({
  isHeaderAlone,
  hasOtherFonts,
}: OtherTheme): Promise<string[]> {
  if (isHeaderAlone && !document.querySelector(header)) return [];
  const values = hasOtherFonts ? [...ofColors, ...ofFonts] : ofColors;
  const within = isHeaderAlone ? { ...place, include: [header] } : place;
  return wrongs({ runOnly: { type: 'rule', values } }, within);
}

/** What axe finds wrong in the theme that is shown by all rules that any theme can break. */
export const wrongInAnyTheme = (): Promise<string[]> =>
  wrongs({ runOnly: { type: 'rule', values: [...ofColors, ...ofFonts] } });

/** The contrast of what a pointer and a focus, or a press, changes, in the theme that is shown. */
export async function wrongInTouched(how: Touch): Promise<string[]> {
  // What a press does not change has been looked at under the pointer.
  const changed = how === 'pressed' ? '[data-changed="pressed"]' : '[data-changed]';
  if (!document.querySelector(changed)) return [];
  return wrongs({ runOnly: { type: 'rule', values: ['color-contrast'] } }, { include: [changed] });
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
