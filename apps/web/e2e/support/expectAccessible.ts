import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './test.ts';

/** Rules that depend on colors only: the checks for another scheme of the same page. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
/** React Aria's announcer names a pressed button that may no longer exist; it holds no content. */
const ANNOUNCER = '[data-live-announcer]';

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const expectNone = (violations: Violations): void => {
  const found = violations.map(({ id, nodes }) => ({
    id,
    at: nodes
      .slice(0, 3)
      .map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
};

/** Fails for anything axe finds on the page (UI-15). */
export async function expectAccessible(page: Page): Promise<void> {
  const screen = new AxeBuilder({ page })
    .exclude(ANNOUNCER)
    // Screens have no third-party frames, so no second page is needed to merge the findings.
    .setLegacyMode()
    .options({
      resultTypes: ['violations'],
      // Off by default: targets are at least 24 px or spaced apart (WCAG 2.5.8).
      rules: { 'target-size': { enabled: true } },
    });
  expectNone((await screen.analyze()).violations);
}

/** Fails for color findings of axe, on a page that `expectAccessible` has checked in another scheme. */
export async function expectColorsAccessible(page: Page): Promise<void> {
  // Axe is still in the page: sending it again takes longer than running it.
  const violations = await page.evaluate(
    async ([announcer, rules]) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (context: object, options: object) => Promise<{ violations: Violations }> };
      };
      const only = { runOnly: rules, resultTypes: ['violations'] };
      return (await axe.run({ exclude: [[announcer]] }, only)).violations;
    },
    [ANNOUNCER, COLOR_RULES] as const,
  );
  expectNone(violations);
}

/** Fails when the page stays wider than its window (FND-58); parts that measure it need a frame. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  await expect.poll(excess, 'px beyond the window').toBeLessThanOrEqual(0);
}

/** Fails when a line breaks inside a figure, or between an amount and its unit. */
export async function expectWholeFigures(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const FIGURE = /[\d¥+−][\d.,:%]*(?:\u00A0\S+)?/g;
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || !parentElement.checkVisibility()) continue;
      if (!getComputedStyle(parentElement).fontVariantNumeric.includes('tabular-nums')) continue;
      for (const { 0: figure, index } of (node.nodeValue ?? '').matchAll(FIGURE)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + figure.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(`${figure} in ${parentElement.className}`);
      }
    }
    return found;
  });
  expect(broken, 'figures on several lines').toEqual([]);
}
