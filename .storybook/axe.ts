import axe from 'axe-core';
import type { ElementContext, RunOptions } from 'axe-core';
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

/** What another theme can break: its colours, and sizes by its fonts. */
const ofThemes = ['color-contrast', 'link-in-text-block', 'target-size'];

/** What axe finds wrong in the theme that is shown. */
export const wrongInTheme = (): Promise<string[]> =>
  wrongs({ runOnly: { type: 'rule', values: ofThemes } });

/** The contrast of what a pointer, a focus or a press changes, in the theme that is shown. */
export const wrongInTouched = (): Promise<string[]> =>
  wrongs(
    { runOnly: { type: 'rule', values: ['color-contrast'] } },
    { include: ['[data-changed]'] },
  );

/** What axe finds wrong in a story by the rules of WCAG A and AA. */
export const wrongInStory = (): Promise<string[]> =>
  wrongs({ runOnly: { type: 'tag', values: wcagLevels } });

/** What axe finds wrong in a screen by all its rules. In the app the shell around it says where its main part begins. */
export function wrongInScreen(): Promise<string[]> {
  if (!document.querySelector('main'))
    document.querySelector('[data-story]')?.setAttribute('role', 'main');
  return wrongs({});
}
