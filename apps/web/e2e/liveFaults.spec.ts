import type { Guest } from './support/guests.ts';
import { guestOf } from './support/guests.ts';
import { journeyEvent, roomOf } from './support/journeyEvents.ts';
import { expectVideoMoves } from './support/media.ts';
import { enterRoom, passDoor, press, startMeeting, tileOf, write } from './support/rooms.ts';
import { ownServerTest as test } from './support/roomTest.ts';
import type { RunningServer } from './support/startServer.ts';
import { expect } from './support/test.ts';

/** Ms for which the network is cut (LCON-29). */
const CUT_MS = 5000;
const REASON = 'Advertising';

test('recovers from a cut network, a dead media process, a server restart and a second login [LCON-54, LCON-57]', async ({
  come,
  comeNew,
  guests,
  roomBrowser,
  server,
}) => {
  const event = journeyEvent('faults');
  const host = await come(event.host);
  await enterRoom(host, event);
  await startMeeting(host);
  const phone = { name: 'Lena Ortiz', isPhone: true, mayUseDevices: false } as const;
  const member = await comeNew(event, phone);
  const { page, t } = member;
  await holdSound(member);
  await enterRoom(member, event);
  const sound = page.getByRole('button', { name: t('live.autoplay.action') });
  await test.step('plays after the press that the browser requires [LHST-22]', async () => {
    await sound.click();
    await expect(sound).toBeHidden();
  });
  const video = tileOf(page, new RegExp(host.name));
  await expectVideoMoves(video);

  await test.step('reconnects after a cut network [LCON-29, LCHT-03]', () =>
    cutNetwork(host, member));
  await expectVideoMoves(video);
  await server.killMedia();
  await expectVideoMoves(video);
  await test.step('rejoins after a server restart [LCON-34]', () => restart(member, server));
  await expectVideoMoves(video);

  const again = await guestOf(roomBrowser, server.origin, member.account, { mayUseDevices: false });
  guests.push(again);
  await enterRoom(again, event);
  await test.step('leaves the older of two windows [LCON-58]', async () => {
    const kicked = page.getByRole('alertdialog', { name: t('live.dialogs.kickedOff.title') });
    await kicked.getByRole('button', { name: t('live.dialogs.kickedOff.action') }).click();
    await passDoor(member);
    await expect(again.page.getByRole('alertdialog')).toBeVisible();
    await expectVideoMoves(video);
  });
  await test.step('removes the member for good [LCON-65, LHST-12]', () =>
    remove(host, member, roomOf(event, 'en')));
});

/** Blocks audio until the room's prompt for it is pressed, as a browser does. */
async function holdSound({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    const elements: { play: (this: HTMLMediaElement) => Promise<void> } =
      HTMLMediaElement.prototype;
    const { play } = elements;
    let isHeld = true;
    addEventListener('pointerup', ({ target }) => {
      if (target instanceof Element && target.closest('[role="alert"]')) isHeld = false;
    });
    elements.play = function playAfterPress() {
      return isHeld && !this.muted
        ? Promise.reject(new DOMException('Press first', 'NotAllowedError'))
        : play.call(this);
    };
  });
}

/** Cuts the network; messages written meanwhile appear after the reconnect. */
async function cutNetwork(host: Guest, { page, t, context }: Guest): Promise<void> {
  await context.setOffline(true);
  await expect(page.getByText(t('live.connection.reconnecting'))).toBeVisible();
  const back = Date.now() + CUT_MS;
  await expect.poll(() => Date.now()).toBeGreaterThan(back);
  await write(host, 'Fifteen years by the guarantee.');
  // The sentence is shown for seconds only, so the search for it starts before.
  await Promise.all([
    expect(page.getByText(t('live.connection.back'))).toBeVisible(),
    context.setOffline(false),
  ]);
  await press(page, new RegExp(t('live.controls.people')));
  const sheet = page.getByRole('dialog', { name: t('live.tools.label') });
  await sheet.getByRole('tab', { name: new RegExp(`^${t('live.tabs.chat')}`) }).click();
  await expect(sheet.getByText('Fifteen years by the guarantee.', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
}

/** Checks that a raised hand and the meeting survive a restart of the server. */
async function restart({ page, t }: Guest, server: RunningServer): Promise<void> {
  await press(page, t('live.controls.hand'));
  const lower = page.getByRole('button', { name: t('live.controls.handDown') });
  await expect(lower).toBeVisible();
  await server.pause();
  await expect(page.getByText(t('live.connection.reconnecting'))).toBeVisible();
  // The page may be back before the server's start is noticed here, and the sentence gone again.
  await Promise.all([
    expect(page.getByText(t('live.connection.back'))).toBeVisible(),
    server.goOn(),
  ]);
  await expect(page.getByRole('timer')).toBeVisible();
  await expect(lower).toBeVisible();
}

/** Checks that members removed by the host see the reason and stay out. */
async function remove(host: Guest, member: Guest, path: string): Promise<void> {
  const { page, t } = host;
  const menu = new RegExp(`^${t('live.people.actions', { name: member.name })}`);
  await page.getByRole('tab', { name: new RegExp(`^${t('live.tabs.attendees')}`) }).click();
  await page.getByRole('button', { name: menu }).click();
  await page.getByRole('menuitem', { name: t('liveEntry.people.remove') }).click();
  const dialog = page.getByRole('dialog', {
    name: t('liveEntry.remove.title', { name: member.name }),
  });
  await dialog.getByRole('textbox', { name: t('liveEntry.remove.label') }).fill(REASON);
  await dialog.getByRole('button', { name: t('liveEntry.remove.action') }).click();
  await expect(dialog).toBeHidden();
  const received = member.page.getByText(t('liveEntry.refused.removedFor', { reason: REASON }));
  await expect(received).toBeVisible();
  await member.page.goto(path);
  await expect(received).toBeVisible();
}
