import type { Page } from '@playwright/test';
import type { Guest } from './support/guests.ts';
import { journeyEvent } from './support/journeyEvents.ts';
import { expectVideoMoves } from './support/media.ts';
import {
  actOn,
  chooseMore,
  enterRoom,
  press,
  startMeeting,
  tileOf,
  tileWith,
} from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';
import { serverTextOf } from './support/text.ts';

/** Provides a screen to share, since a headless browser has none to choose from. */
async function giveScreen({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 640, height: 360 });
      const context = canvas.getContext('2d');
      let turn = 0;
      setInterval(() => {
        turn += 1;
        if (context) context.fillStyle = `hsl(${turn * 7} 80% 50%)`;
        context?.fillRect(0, 0, canvas.width, canvas.height);
      }, 200);
      return Promise.resolve(canvas.captureStream(5));
    };
  });
}

/** Full screen as on a phone, where only videos support it. */
const takeFullScreen = ({ page }: Guest): Promise<unknown> =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
    Reflect.deleteProperty(Document.prototype, 'fullscreenEnabled');
  });

/** A host, an expert, and an audience member; the last shares a screen later. */
interface Room {
  readonly host: Guest;
  readonly expert: Guest;
  readonly member: Guest;
}

test('shows screens one after the other, and a stage as the host lays it out', async ({
  come,
  comeNew,
}) => {
  const event = journeyEvent('screen');
  const [account] = event.experts;
  if (account === undefined) throw new Error('The event has no expert');
  const host = await come(event.host);
  const expert = await come(account);
  const member = await comeNew(event, { name: 'Lena Ortiz' });
  const room: Room = { host, expert, member };
  await takeFullScreen(host);
  await giveScreen(expert);
  await giveScreen(member);
  await enterRoom(host, event);
  await startMeeting(host);
  await enterRoom(expert, event);
  await enterRoom(member, event);

  await test.step('explains a missing full screen [ERR-38, LMED-02]', async () => {
    // By key: a pointer waits on a control that is marked as disabled.
    await host.page
      .getByRole('button', { name: host.t('live.controls.fullScreen') })
      .press('Enter');
    await expect(
      host.page
        .getByRole('group', { name: host.t('live.room.controls') })
        .getByRole('status')
        .filter({ hasText: host.t('liveEntry.noFullScreen') }),
    ).toHaveCount(1);
  });
  await test.step('lays out the stage for everyone [LHST-17, LMED-03]', () => layOut(room));
  await test.step('shows a screen, large and whole [LMED-07, LMED-15, LROL-25]', () =>
    showScreen(room));
  await test.step('reports a denied screen [LMED-11]', () => refuseScreen(expert));
  await test.step('asks before another screen, and stops it [ERR-40, LHST-11, LMED-17, LMED-18]', () =>
    showAnother(room));
});

const screenOf = ({ page, t }: Guest, { name }: Guest) =>
  tileOf(page, new RegExp(t('live.tile.screenOf', { name })));

/** Changes the layout for everyone; an audience member receives only the videos shown. */
async function layOut({ host, expert, member }: Room): Promise<void> {
  const { t } = host;
  await press(expert.page, expert.t('live.controls.mute'));
  const ofExpert = tileOf(member.page, new RegExp(`^${expert.name}`));
  await expectVideoMoves(ofExpert);
  await chooseMore(host, t('liveEntry.background.open'));
  const dialog = host.page.getByRole('dialog', { name: t('liveEntry.background.title') });
  const choose = (name: string) => dialog.getByRole('radio', { name }).click({ force: true });
  await choose(t('liveMedia.layout.presentation'));
  await expect(ofExpert).toBeHidden();
  await expectVideoMoves(tileOf(member.page, new RegExp(`^${host.name}`)));
  await choose(t('liveMedia.layout.speaker'));
  await expectVideoMoves(ofExpert);
  await choose(t('liveMedia.layout.grid'));
  await expect(dialog.getByText(t('liveMedia.layout.hints.grid'))).toBeVisible();
  await expectVideoMoves(ofExpert);
  await host.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

/** Shares a screen, which is large and complete while it is shared. */
async function showScreen({ expert, member }: Room): Promise<void> {
  const share = member.page.getByRole('button', { name: member.t('live.controls.share') });
  await expect(share).toBeHidden();
  await press(expert.page, expert.t('live.controls.share'));
  for (const guest of [expert, member]) {
    const screen = screenOf(guest, expert);
    await expectVideoMoves(screen);
    await expect(screen).toHaveAccessibleName(new RegExp(guest.t('live.tile.spotlight')));
    await expect(screen.locator('video')).toHaveCSS('object-fit', 'contain');
  }
  await press(expert.page, expert.t('live.controls.stopShare'));
  await expect(screenOf(member, expert)).toBeHidden();
}

/** Makes the browser refuse a screen share once, as when its prompt is dismissed. */
async function refuseScreen({ page, t }: Guest): Promise<void> {
  await page.evaluate(() => {
    const { mediaDevices } = navigator;
    const give = mediaDevices.getDisplayMedia.bind(mediaDevices);
    mediaDevices.getDisplayMedia = () => {
      mediaDevices.getDisplayMedia = give;
      return Promise.reject(new DOMException('Not here', 'NotAllowedError'));
    };
  });
  await press(page, t('live.controls.share'));
  const denied = page.getByRole('alertdialog', { name: t('live.dialogs.deniedScreen.title') });
  await expect(denied).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(denied).toBeHidden();
}

/** Switches screens on the host's order; members whose screen or camera is stopped are notified. */
async function showAnother({ host, expert, member }: Room): Promise<void> {
  const { t } = host;
  await press(member.page, member.t('live.controls.hand'));
  await press(host.page, t('live.hands.bringNamed', { name: member.name }));
  const share = (page: Page) =>
    page.getByRole('button', { name: t('live.controls.share'), exact: true });
  await share(expert.page).click();
  await expectVideoMoves(screenOf(host, expert));
  await share(member.page).click();
  await expect(member.page.getByText(serverTextOf('en', 'error.liveScreenTaken'))).toBeVisible();
  const request = t('liveMedia.screen.request', { name: member.name });
  await expect(host.page.getByText(request)).toBeVisible();
  await press(host.page, t('liveMedia.screen.stopOf', { name: expert.name }));
  const alert = expert.page.getByRole('alert');
  await expect(alert.getByText(t('live.notices.yours.screenStopped'))).toBeVisible();
  await expect(share(expert.page)).toBeVisible();
  await expect(member.page.getByText(t('liveMedia.screen.free'))).toBeVisible();
  await share(member.page).click();
  await expectVideoMoves(screenOf(expert, member));
  await expect(screenOf(host, expert)).toBeHidden();

  await actOn(host, expert.name, t('liveMedia.screen.stopVideo'));
  await expect(alert.getByText(t('live.notices.yours.videoStopped'))).toBeVisible();
  await expect(tileWith(member.page, expert.name, t('live.tile.noCamera'))).toBeVisible();
}
