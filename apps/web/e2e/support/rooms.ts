import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { AGREEMENT_VERSION } from '@rostra/contract';
import { DEMO_PASSWORD, acknowledgeIpr, demoEmail } from './accounts.ts';
import type { DemoName } from './accounts.ts';
import { eventNamed } from './events.ts';
import { callApi } from './callApi.ts';
import { expect, waitForControls, watchConsole } from './test.ts';

/** Devices that a browser makes up, and a network that is the machine's own (live-media, B1). */
export const ROOM_FLAGS = [
  '--mute-audio',
  '--use-fake-device-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
  '--allow-loopback-in-peer-connection',
  '--disable-features=WebRtcHideLocalIpsWithMdns',
  '--disable-background-timer-throttling',
  '--disable-backgrounding-occluded-windows',
  '--disable-renderer-backgrounding',
];

/** One who is in a room with a browser of his own. */
export interface Guest {
  readonly name: DemoName;
  readonly locale: 'en' | 'zh-CN';
  readonly page: Page;
  readonly context: BrowserContext;
  readonly origin: string;
  /** Errors of the console so far. */
  readonly problems: readonly string[];
}

export interface GuestWish {
  /** @default 'en' */
  readonly locale?: Guest['locale'];
  /** @default true */
  readonly mayUseDevices?: boolean;
  readonly isPhone?: boolean;
  readonly isDark?: boolean;
}

const WINDOW = { width: 1280, height: 800 };
const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
/**
 * Refused sockets while a test has cut the network or ended the server; and what a page said on a
 * socket that the test stands between, whose end it hears later than the browser does (`wire.ts`).
 */
const EXPECTED = [
  /WebSocket connection/,
  /ERR_INTERNET_DISCONNECTED/,
  /^WebSocket is already in CLOSING or CLOSED state\.$/,
];

/** Logs a demo account in, in a browser of its own. */
export async function guestOf(
  browser: Browser,
  origin: string,
  name: DemoName,
  wish: GuestWish = {},
): Promise<Guest> {
  const { locale = 'en', mayUseDevices = true, isPhone = false, isDark = false } = wish;
  const context = await browser.newContext({
    baseURL: origin,
    locale,
    timezoneId: 'Asia/Shanghai',
    permissions: mayUseDevices ? ['camera', 'microphone'] : [],
    reducedMotion: 'reduce',
    colorScheme: isDark ? 'dark' : 'light',
    ...(isPhone ? PHONE : { viewport: WINDOW }),
  });
  await callApi(context.request, origin, 'POST', '/users/login', {
    method: 'password',
    account: { email: demoEmail(name) },
    password: DEMO_PASSWORD,
    agreement_version: AGREEMENT_VERSION,
  });
  const page = await context.newPage();
  await acknowledgeIpr(context.request, origin);
  waitForControls(page);
  return { name, locale, page, context, origin, problems: watchConsole(page, EXPECTED) };
}

interface Meeting {
  id: number;
  live: { id: number } | null;
}

/** The address of the room of a demo event in the guest's language, by the beginning of its English name. */
export async function roomPath({ context, locale, origin }: Guest, name: string): Promise<string> {
  const { id } = await eventNamed(context.request, origin, name);
  const event = await callApi<{ meetings: Meeting[] }>(
    context.request,
    origin,
    'GET',
    `/events/${id}`,
  );
  const meeting = event.meetings.find(({ live }) => live !== null);
  if (!meeting?.live) throw new Error(`No room for "${name}"`);
  return `/meeting_live/${meeting.id}/${meeting.live.id}?event_id=${id}&lang=${locale}`;
}

const words = {
  en: {
    enter: 'Enter the room',
    controls: 'Controls of the room',
    connecting: 'Connecting to the room',
  },
  'zh-CN': { enter: '进入会议室', controls: '会议控制', connecting: '正在连接会议室' },
};

/** Goes through the door of a room, in the language of the guest's browser. */
export async function enterRoom({ page, locale }: Guest, path: string): Promise<void> {
  await page.goto(path);
  await passDoor({ page, locale });
}

/** From the door, by the one press that goes in, until both channels are joined. */
export async function passDoor({ page, locale }: Pick<Guest, 'page' | 'locale'>): Promise<void> {
  const w = words[locale];
  // By key: what is told of the devices still moves the button, and a pointer may miss it.
  await page.getByRole('button', { name: w.enter }).press('Enter');
  await expect(page.getByRole('group', { name: w.controls })).toBeVisible();
  await expect(page.getByText(w.connecting)).toBeHidden();
}

/** Has the host start a paid meeting, as he is asked to confirm. */
export async function startPaidMeeting({ page }: Pick<Guest, 'page'>): Promise<void> {
  const name = 'Start the meeting';
  await page.getByRole('button', { name: 'Prepare' }).click();
  await page.getByRole('button', { name }).click();
  await page.getByRole('alertdialog').getByRole('button', { name }).click();
  await expect(page.getByRole('timer')).toBeVisible();
}

/** Chooses something behind "More" of the room's bar. */
export async function chooseMore(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name }).click();
}

/** The tile of a person on stage. */
export const tileOf = (page: Page, name: RegExp | string): Locator =>
  page.getByRole('main').getByRole('group', { name });

/** Waits until a tile's picture moves on. */
export async function expectPictureMoves(tile: Locator): Promise<void> {
  const video = tile.locator('video');
  const timeOf = (): Promise<number> =>
    video.evaluate((element) => (element instanceof HTMLVideoElement ? element.currentTime : 0));
  await expect(video).toBeAttached();
  const before = await timeOf();
  await expect.poll(timeOf).toBeGreaterThan(before + 0.2);
}

/** Keeps every connection for media that a page makes, so that a test can count what arrives. */
export async function keepConnections(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const kept: RTCPeerConnection[] = [];
    Object.assign(globalThis, { keptConnections: kept });
    globalThis.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        kept.push(this);
      }
    };
  });
}

/** Packets of sound that a page has received so far. */
export const soundPackets = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { keptConnections } = globalThis as unknown as { keptConnections: RTCPeerConnection[] };
    let packets = 0;
    for (const connection of keptConnections) {
      if (connection.connectionState === 'closed') continue;
      for (const [, entry] of await connection.getStats()) {
        const { type, kind, packetsReceived } = entry as Record<string, unknown>;
        if (type === 'inbound-rtp' && kind === 'audio') packets += Number(packetsReceived);
      }
    }
    return packets;
  });

/** What a page asks of the camera that it sends, and of the browser that sends it. */
export const cameraSent = (page: Page) =>
  page.evaluate(() => {
    const { keptConnections } = globalThis as unknown as { keptConnections: RTCPeerConnection[] };
    for (const connection of keptConnections.filter((each) => each.connectionState !== 'closed')) {
      const sender = connection.getSenders().find(({ track }) => track?.kind === 'video');
      if (!sender) continue;
      const [encoding] = sender.getParameters().encodings;
      const least = /x-google-min-bitrate=(\d+)/.exec(connection.remoteDescription?.sdp ?? '');
      return {
        wished: sender.track?.getConstraints(),
        framesPerSecond: encoding?.maxFramerate,
        minKbps: Number(least?.[1]),
        maxKbps: (encoding?.maxBitrate ?? NaN) / 1000,
      };
    }
    return undefined;
  });
