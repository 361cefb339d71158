import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { defineConfig } from '@playwright/test';

// Journeys read texts and rules from the packages' sources, which need no build.
registerHooks({
  resolve: (name, context, next) =>
    next(name, { ...context, conditions: [...context.conditions, 'rostra-source'] }),
});

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
/** The same engine without windows takes a third of the CPU for a page (Debian: chromium-headless-shell). */
const SHELL = '/usr/bin/chromium-headless-shell';
const withoutWindows =
  process.env['CHROMIUM_PATH'] === undefined && existsSync(SHELL) ? SHELL : CHROMIUM;

/** Debian's Chromium without a sandbox (root in containers), without calls home, with exact pixels. */
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

/** Sets its own widths. */
const everyScreen = '**/everyScreen.spec.ts';
/** Bring several browsers of their own. */
const live = '**/live*.spec.ts';

/** A whole run takes every journey in every window, `npm test -- --exhaustive`. */
const isExhaustive = process.env['TEST_EXHAUSTIVE'] === '1';
const others = [
  { name: 'desktop-zh', use: { ...desktop, locale: 'zh-CN' }, testIgnore: [live] },
  { name: 'phone-en', use: { ...phone, locale: 'en-US' }, testIgnore: [everyScreen, live] },
  { name: 'phone-zh', use: { ...phone, locale: 'zh-CN' }, testIgnore: [everyScreen, live] },
];
/** Those that show most of layout and language. */
const smoke = [{ name: 'phone-zh', use: { ...phone, locale: 'zh-CN' }, grep: /@smoke/ }];

/** How long a journey waits for anything, in ms: the one number for a busy machine's patience. */
const PATIENCE_MS = 90_000;

/** Journeys in real browsers against one real server: in desktop English, some on a Chinese phone. */
export default defineConfig({
  testDir: './e2e',
  testMatch: '**/*.spec.ts',
  globalSetup: './e2e/support/globalSetup.ts',
  workers: Number(process.env['E2E_WORKERS'] ?? 2),
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The longest meeting waits for no more than six things that do not come.
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
      // Meetings use what only the whole browser has: other screens, small windows of their own.
      use: {
        ...desktop,
        locale: 'en-US',
        launchOptions: { ...launchOptions, executablePath: CHROMIUM },
      },
      testMatch: live,
      // Beside each other two meetings of three browsers take longer than one after the other.
      workers: 1,
      fullyParallel: false,
    },
    { name: 'desktop-en', use: { ...desktop, locale: 'en-US' }, testIgnore: [live] },
    ...(isExhaustive ? others : smoke),
  ],
});
