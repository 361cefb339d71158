import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { defineConfig } from '@playwright/test';

// Journeys import texts and rules from the packages' sources, without a build.
registerHooks({
  resolve: (name, context, next) =>
    next(name, { ...context, conditions: [...context.conditions, 'rostra-source'] }),
});

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** The headless shell needs a third of the CPU per page (Debian: chromium-headless-shell). */
const SHELL = '/usr/bin/chromium-headless-shell';
const withoutWindows =
  process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL) ? SHELL : CHROMIUM;

/** Debian's Chromium: no sandbox (root in containers), no background traffic, exact pixels. */
const launchOptions = {
  executablePath: withoutWindows,
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

/** A journey that sets its own widths. */
const everyScreen = '**/everyScreen.spec.ts';
/** Journeys that open several browsers. */
const live = '**/live*.spec.ts';

/** Whether every journey runs in every window: `npm test -- --exhaustive`. */
const isExhaustive = process.env['TEST_EXHAUSTIVE'] === '1';
const others = [
  { name: 'desktop-zh', use: { ...desktop, locale: 'zh-CN' }, testIgnore: [live] },
  { name: 'phone-en', use: { ...phone, locale: 'en-US' }, testIgnore: [everyScreen, live] },
  { name: 'phone-zh', use: { ...phone, locale: 'zh-CN' }, testIgnore: [everyScreen, live] },
];
/** The journeys that cover most of layout and language. */
const smoke = [{ name: 'phone-zh', use: { ...phone, locale: 'zh-CN' }, grep: /@smoke/ }];

/** Timeout of each step in ms, long enough for a busy machine. */
const PATIENCE_MS = 90_000;

/** Journeys in real browsers against one real server: desktop English, some on a Chinese phone. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Even the longest meeting fails after six steps that time out.
  timeout: 6 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS },
  outputDir: './test-results',
  reporter: [['line'], ['json', { outputFile: './test-results/results.json' }]],
  use: {
    baseURL: 'http://localhost',
    launchOptions,
    actionTimeout: PATIENCE_MS,
    navigationTimeout: PATIENCE_MS,
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
  },
  projects: [
    {
      name: 'live',
      // Meetings need the full browser: screen shares and picture in picture.
      use: {
        ...desktop,
        locale: 'en-US',
        launchOptions: { ...launchOptions, executablePath: CHROMIUM },
      },
      testMatch: live,
      // Two meetings of three browsers each take longer in parallel than in sequence.
      workers: 1,
      fullyParallel: false,
    },
    { name: 'desktop-en', use: { ...desktop, locale: 'en-US' }, testIgnore: [live] },
    ...(isExhaustive ? others : smoke),
  ],
});
