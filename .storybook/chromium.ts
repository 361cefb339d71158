import { existsSync } from 'node:fs';

/** The same engine without windows takes a third of the CPU for a page (Debian: chromium-headless-shell). */
const SHELL = '/usr/bin/chromium-headless-shell';

/** Debian's Chromium, or the one that CHROMIUM_PATH names, set to draw the same on every machine. */
export const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? (existsSync(SHELL) ? SHELL : '/usr/bin/chromium'),
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
    '--disable-lcd-text',
    '--hide-scrollbars',
  ],
};

/** The reader's environment in stories: the same viewport, time zone and preferences everywhere. */
export const contextOptions = {
  viewport: { width: 1600, height: 1200 },
  deviceScaleFactor: 1,
  reducedMotion: 'reduce',
  colorScheme: 'light',
  locale: 'en-US',
  timezoneId: 'UTC',
} as const;
