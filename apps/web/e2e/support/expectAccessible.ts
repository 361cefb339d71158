import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Rules that colors alone can break: what another scheme of the same page is looked at for. */
export const COLOR_RULES: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * Fails for anything axe finds on the page (UI-15).
 *
 * @param rules only these
 */
export async function expectAccessible(page: Page, rules?: readonly string[]): Promise<void> {
  // React Aria's announcer names a pressed button that may be gone again; it holds no content.
  const screen = new AxeBuilder({ page })
    .exclude('[data-live-announcer]')
    // No frames of others in a screen: no second page is needed to put their findings together.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      ...(rules
        ? { runOnly: [...rules] }
        : // Off unless asked for: what is pressed is 24 px or stands apart (WCAG 2.5.8).
          { rules: { 'target-size': { enabled: true } } }),
    });
  const { violations } = await screen.analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}

/** Fails when the page is wider than its window (FND-58). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(wide).toBeLessThanOrEqual(window);
}
