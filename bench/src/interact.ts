import type { Browser, Page } from 'playwright';

/** Ghost's processor, see `visit.ts`; the network is left alone: only the page's answer is timed. */
const CPU_SLOWDOWN = 4;
/** Long enough for what a press starts at this speed. */
const SETTLE_MS = 1500;

declare global {
  interface Window {
    benchDelays?: number[];
  }
}

const observe = (): void => {
  const delays: number[] = [];
  window.benchDelays = delays;
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      if ((entry as PerformanceEntry & { interactionId?: number }).interactionId)
        delays.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

export interface Interaction {
  readonly url: string;
  readonly act: (page: Page) => Promise<void>;
  /** A session's cookies as a `cookie` header. A visitor's page without. */
  readonly cookies?: string | undefined;
}

/** Returns the slowest answer to what `act` does on a page that is there, in ms (INP of that visit). */
export const interact = async (
  browser: Browser,
  { url, act, cookies }: Interaction,
): Promise<number> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  for (const cookie of cookies?.split('; ') ?? []) {
    const [name = '', value = ''] = cookie.split('=');
    await context.addCookies([{ name, value, url: new URL(url).origin }]);
  }
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await page.addInitScript(observe);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(url, { waitUntil: 'load' });
  await page.locator('html[data-hydrated]').waitFor();
  await page.waitForTimeout(SETTLE_MS);
  await act(page);
  await page.waitForTimeout(SETTLE_MS);
  const delays = await page.evaluate(() => window.benchDelays ?? []);
  await context.close();
  return Math.max(0, ...delays);
};
