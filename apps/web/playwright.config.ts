import { defineConfig } from '@playwright/test';

/** Debian's Chromium without a sandbox (root in containers), without calls home, with exact pixels. */
const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--force-device-scale-factor=1',
    '--font-render-hinting=none',
    '--hide-scrollbars',
  ],
};

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Sets its own widths. */
const everyScreen = '**/everyScreen.spec.ts';
/** Bring several browsers of their own. */
const liveRoom = '**/live*.spec.ts';
/** Each language and each width once; the stories themselves run in all four pairs. */
const inTwo = ['leaving', 'pictures', 'servedThemes', 'shell'].map((name) => `**/${name}.spec.ts`);

/** Journeys in real browsers: desktop and phone, English and Chinese, against one real server. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: false,
  forbidOnly: true,
  retries: 0,
  // Enough for a meeting of three browsers beside other journeys on two cores; nothing here is about time.
  timeout: 480_000,
  expect: { timeout: 30_000 },
  outputDir: './test-results',
  reporter: [['line'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    baseURL: 'http://localhost',
    launchOptions,
    actionTimeout: 40_000,
    navigationTimeout: 60_000,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'live',
      use: { ...desktop, locale: 'en-US' },
      testMatch: liveRoom,
      // Beside each other two meetings of three browsers take longer than one after the other.
      workers: 1,
    },
    { name: 'desktop-en', use: { ...desktop, locale: 'en-US' }, testIgnore: [liveRoom] },
    {
      name: 'desktop-zh',
      use: { ...desktop, locale: 'zh-CN' },
      testIgnore: [liveRoom, ...inTwo],
    },
    {
      name: 'phone-en',
      use: { ...phone, locale: 'en-US' },
      testIgnore: [everyScreen, liveRoom, ...inTwo],
    },
    {
      name: 'phone-zh',
      use: { ...phone, locale: 'zh-CN' },
      testIgnore: [everyScreen, liveRoom],
    },
  ],
});
