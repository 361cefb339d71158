import type { Browser, BrowserContext, Page } from '@playwright/test';
import { logInByApi, newAccount } from './accounts.ts';
import { register } from './money.ts';
import type { Account } from './Account.ts';
import type { SeededEvent } from './journeyRun.ts';
import { waitForControls, watchConsole } from './test.ts';
import { text } from './text.ts';
import type { Key } from './text.ts';

/** Fake devices of the browser, and a network within this machine (live-media, B1). */
export const ROOM_FLAGS = [
  '--mute-audio',
  // Moving video that costs a third of a camera's usual load.
  '--use-fake-device-for-media-stream=fps=5',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** A person with a browser of their own. */
export interface Guest {
  readonly name: string;
  readonly locale: 'en' | 'zh-CN';
  /** The site's text in the guest's language. */
  readonly t: (key: Key, values?: Readonly<Record<string, string | number>>) => string;
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  /** Console errors so far. */
  readonly problems: readonly string[];
}

export interface GuestOptions {
  /** @default 'en' */
  readonly locale?: Guest['locale'];
  /** @default true */
  readonly mayUseDevices?: boolean;
  readonly isPhone?: boolean;
  readonly isDark?: boolean;
}

const WINDOW = { width: 1280, height: 800 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/** Sockets refused while a test has cut the network or ended the server. */
const EXPECTED = [/WebSocket connection/, /ERR_INTERNET_DISCONNECTED/, /ERR_CONNECTION_REFUSED/];

/** Opens a browser window without a login, on the server. */
async function openWindow(
  browser: Browser,
  origin: string,
  { locale = 'en', mayUseDevices = true, isPhone = false, isDark = false }: GuestOptions,
): Promise<Omit<Guest, 'name'>> {
  const context = await browser.newContext({
    baseURL: origin,
    locale,
    timezoneId: 'Asia/Shanghai',
    permissions: mayUseDevices ? ['camera', 'microphone'] : [],
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
    ...(isPhone ? PHONE : { viewport: WINDOW }),
  });
  const page = await context.newPage();
  waitForControls(page);
  const problems = watchConsole(page, EXPECTED);
  const t: Guest['t'] = (key, values) => text(locale, key, values);
  return { locale, t, page, context, origin, problems };
}

/** Logs an account in, in its own browser. */
export async function guestOf(
  browser: Browser,
  origin: string,
  { name, email }: Pick<Account, 'name' | 'email'>,
  options: GuestOptions = {},
): Promise<Guest> {
  const window = await openWindow(browser, origin, options);
  await logInByApi(window.context.request, origin, email);
  return { ...window, name };
}

/** Makes a new person with their own browser, registered for the event if one is given. */
export async function newGuest(
  browser: Browser,
  origin: string,
  event: SeededEvent | null,
  { name, ...options }: GuestOptions & { readonly name: string },
): Promise<Guest & { readonly account: Account }> {
  const window = await openWindow(browser, origin, options);
  const { request } = window.context;
  const account = await newAccount(request, origin, { name, locale: window.locale });
  if (event !== null) await register(request, origin, event.meeting_id);
  return { ...window, name, account };
}
