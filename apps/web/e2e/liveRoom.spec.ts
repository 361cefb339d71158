import { chromium } from '@playwright/test';
import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import {
  enterRoom,
  expectPictureMoves,
  guestOf,
  keepConnections,
  ROOM_FLAGS,
  roomPath,
  soundPackets,
  tileOf,
} from './support/rooms.ts';
import type { Guest } from './support/rooms.ts';
import { startServer } from './support/startServer.ts';
import type { RunningServer } from './support/startServer.ts';
import { expect, test } from './support/test.ts';

const MEETING = 'Storage open hour';
const HOST = '苏曼';
const EXPERT = '周远航';
const MEMBER = '林晓';
/** How long the network is away. */
const CUT_MS = 5000;

// The journeys follow one meeting from its door to its end, on a server of their own.
test.describe.configure({ mode: 'serial' });

let server: RunningServer;
let browser: Browser;
let guests: Guest[] = [];

test.beforeAll(async ({}, { project }) => {
  const { executablePath, args = [] } = project.use.launchOptions ?? {};
  [server, browser] = await Promise.all([
    startServer(),
    chromium.launch({
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...args, ...ROOM_FLAGS],
    }),
  ]);
});

test.afterAll(async () => {
  await browser.close();
  await server.stop();
});

test.afterEach(async () => {
  const left = guests;
  guests = [];
  for (const { name, problems, context } of left) {
    expect(problems, `errors in the console of ${name}`).toEqual([]);
    await context.close();
  }
});

const come = async (
  ...wish: Parameters<typeof guestOf> extends [Browser, ...infer Rest] ? Rest : never
) => {
  const guest = await guestOf(browser, ...wish);
  guests.push(guest);
  return guest;
};

const wish = (more: Partial<Parameters<typeof guestOf>[2]> = {}) => ({
  origin: server.origin,
  locale: 'en' as const,
  ...more,
});

const press = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).click();

/** Does something to a person of the list. */
async function actOn(page: Page, person: string, act: string): Promise<void> {
  await press(page, new RegExp(`^Actions for ${person}`));
  await page.getByRole('menuitem', { name: act, exact: true }).click();
}

test.describe('a meeting', () => {
  test('LCON-01 LROL-16 LMED-03 LMEM-48 LMEM-49 LMEM-58 LMEM-59 LMEM-67 LMEM-68 host and expert are seen and heard; a hand, the stage, and back', async () => {
    const host = await come('host', wish());
    const path = await roomPath(host, server.origin, MEETING);
    await host.page.goto(path);
    await expect(host.page.getByRole('img', { name: 'Picture of your camera' })).toBeVisible();
    await expectAccessible(host.page);
    await enterRoom(host, path);
    await expectAccessible(host.page);
    const member = await come('member', wish());
    await keepConnections(member.page);
    await enterRoom(member, path);
    await expect(member.page.getByText('The meeting has not begun')).toBeVisible();
    await expectAccessible(member.page);
    const expert = await come('expert', wish());
    await enterRoom(expert, path);

    await press(host.page, 'Start the meeting');
    for (const { page } of [member, expert]) {
      await expect(page.getByRole('timer')).toBeVisible();
      await expectPictureMoves(tileOf(page, new RegExp(HOST)));
    }
    await expectPictureMoves(tileOf(member.page, new RegExp(EXPERT)));
    const before = await soundPackets(member.page);
    await expect.poll(() => soundPackets(member.page)).toBeGreaterThan(before + 20);
    await expectAccessible(host.page);

    await press(member.page, 'Raise hand');
    await press(host.page, `Bring on stage: ${MEMBER}`);
    await expect(member.page.getByRole('alert').getByText('You are on stage now.')).toBeVisible();
    await press(member.page, 'Unmute');
    await expect(
      tileOf(host.page, new RegExp(`${MEMBER}, Expert, (microphone on|speaking)`)),
    ).toBeVisible();
    await actOn(host.page, MEMBER, 'Send back to the audience');
    await expect(member.page.getByRole('button', { name: 'Raise hand' })).toBeVisible();
    await expect(tileOf(host.page, new RegExp(MEMBER))).toBeHidden();

    await actOn(host.page, EXPERT, 'Mute');
    await expect(expert.page.getByText('The host has muted you.')).toBeVisible();
    await expect(
      tileOf(member.page, new RegExp(`${EXPERT}, Expert, microphone off`)),
    ).toBeVisible();
    await actOn(host.page, EXPERT, 'Let speak');
    await press(expert.page, 'Unmute');
    await expect(
      tileOf(member.page, new RegExp(`${EXPERT}, Expert, (microphone on|speaking)`)),
    ).toBeVisible();
  });

  test('LCHT-07 LCHT-14 LCON-29 LCON-58 chat, who comes late, five seconds without a network, a second login, without a camera', async () => {
    const host = await come('host', wish());
    const path = await roomPath(host, server.origin, MEETING);
    await enterRoom(host, path);
    const start = host.page.getByRole('button', { name: 'Start the meeting' });
    const end = host.page.getByRole('button', { name: 'End meeting' });
    await expect(start.or(end)).toBeVisible();
    // The journey before has started it, unless this one runs alone.
    if (await start.isVisible()) await start.click();
    const member = await come('member', wish({ mayUseDevices: false }));
    await enterRoom(member, path);
    await expectPictureMoves(tileOf(member.page, new RegExp(HOST)));

    const write = async ({ page }: Guest, text: string): Promise<void> => {
      await page.getByRole('tab', { name: /Public chat/ }).click();
      await page.getByRole('textbox', { name: 'Message to everyone' }).fill(text);
      await press(page, 'Send');
    };
    await write(member, 'How long do the cells last?');
    await write(member, 'Buy cheap watches');
    await expect(
      host.page.getByRole('tab', { name: /Public chat.*2 unread messages/ }),
    ).toBeVisible();
    await host.page.getByRole('tab', { name: /Public chat/ }).click();
    const watches = host.page.getByText('Buy cheap watches');
    await watches.hover();
    await host.page
      .getByRole('button', { name: `Remove the message of ${MEMBER}` })
      .last()
      .click();
    await expect(watches).toBeHidden();
    await expect(member.page.getByText('Buy cheap watches')).toBeHidden();
    await expectAccessible(host.page);

    await member.context.setOffline(true);
    await expect(member.page.getByText(/Reconnecting by itself/)).toBeVisible();
    await expectAccessible(member.page);
    const back = Date.now() + CUT_MS;
    await expect.poll(() => Date.now(), { timeout: 2 * CUT_MS }).toBeGreaterThan(back);
    await write(host, 'Fifteen years by the guarantee.');
    await member.context.setOffline(false);
    await expect(member.page.getByText('You are connected again.')).toBeVisible();
    await expect(
      member.page.getByText('Fifteen years by the guarantee.', { exact: true }),
    ).toBeVisible();
    await expect(member.page.getByText('How long do the cells last?')).toBeVisible();
    await expectPictureMoves(tileOf(member.page, new RegExp(HOST)));

    const again = await come('member', wish({ mayUseDevices: false }));
    await enterRoom(again, path);
    await again.page.getByRole('tab', { name: /Public chat/ }).click();
    await expect(again.page.getByText('How long do the cells last?')).toBeVisible();
    await expect(again.page.getByText('Buy cheap watches')).toBeHidden();
    const kicked = member.page.getByRole('alertdialog', { name: 'You were logged in elsewhere' });
    await expect(kicked).toBeVisible();
    await expectAccessible(member.page);
  });
});
