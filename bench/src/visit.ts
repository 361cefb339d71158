import type { Browser } from 'playwright';

/** The cost of one cold visit: kilobytes over the wire, milliseconds, counts. */
export interface Visit {
  readonly fcp: number;
  readonly scriptKilobytes: number;
  readonly transferredKilobytes: number;
  readonly requests: number;
  readonly lcp: number;
  readonly tti: number;
  readonly tbt: number;
  readonly cls: number;
}

/** Ghost's conditions: 412×823, 4× CPU, 1.6 Mbit/s down, 750 kbit/s up, 150 ms. */
const CPU_SLOWDOWN = 4;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1600 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
/** Ms without a request or a long task after which the page counts as settled. */
const QUIET_MS = 2000;
const LONG_TASK_MS = 50;

interface Timings {
  lcp: number;
  cls: number;
  tasks: { start: number; duration: number }[];
}

declare global {
  interface Window {
    benchTimings?: Timings;
  }
}

const observe = (): void => {
  const timings: Timings = { lcp: 0, cls: 0, tasks: [] };
  window.benchTimings = timings;
  const watch = (type: string, each: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((entries) => entries.getEntries().forEach(each)).observe({
      type,
      buffered: true,
    });
  };
  watch('largest-contentful-paint', (entry) => {
    timings.lcp = entry.startTime;
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) timings.cls += shift.value;
  });
  watch('longtask', (entry) => {
    timings.tasks.push({ start: entry.startTime, duration: entry.duration });
  });
};

/** One cold visit of a page under Ghost's conditions. */
export const visit = async (browser: Browser, url: string): Promise<Visit> => {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
    locale: 'en-US',
  });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.addInitScript(observe);

  let requests = 0;
  let bytes = 0;
  let scriptBytes = 0;
  const scripts = new Set<string>();
  client.on('Network.responseReceived', ({ requestId, response }) => {
    // An image written into the page is no request.
    if (response.url.startsWith('http')) requests += 1;
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });

  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(QUIET_MS);
  const { timings, paint } = await page.evaluate(() => ({
    timings: window.benchTimings ?? { lcp: 0, cls: 0, tasks: [] },
    paint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await context.close();

  const lastTask = timings.tasks.at(-1);
  return {
    scriptKilobytes: scriptBytes / 1000,
    transferredKilobytes: bytes / 1000,
    requests,
    fcp: paint,
    lcp: timings.lcp,
    tti: Math.max(paint, lastTask ? lastTask.start + lastTask.duration : 0),
    tbt: timings.tasks
      .filter(({ start }) => start >= paint)
      .reduce((total, { duration }) => total + Math.max(0, duration - LONG_TASK_MS), 0),
    cls: timings.cls,
  };
};
