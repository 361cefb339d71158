import type { Page } from '@playwright/test';
import { expectAccessible } from './support/expectAccessible.ts';
import { actOn, press } from './support/people.ts';
import { chooseMore, enterRoom, expectPictureMoves, roomPath, tileOf } from './support/rooms.ts';
import type { Guest } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';
const HOST = '苏曼';
const EXPERT = '周远航';
const MEMBER = '林晓';

// One meeting for all: what one has started goes on in the next.
test.describe.configure({ mode: 'serial' });

/** A screen that can be shown where none is: a headless browser has nothing to choose from. */
async function giveScreen({ page }: Guest): Promise<void> {
  await page.addInitScript(() => {
    navigator.mediaDevices.getDisplayMedia = () => {
      const canvas = document.createElement('canvas');
      Object.assign(canvas, { width: 1280, height: 720 });
      const context = canvas.getContext('2d');
      let turn = 0;
      setInterval(() => {
        turn += 1;
        if (context) context.fillStyle = `hsl(${turn * 7} 80% 50%)`;
        context?.fillRect(0, 0, canvas.width, canvas.height);
      }, 60);
      return Promise.resolve(canvas.captureStream(15));
    };
  });
}

const screenOf = (page: Page, person: string) => tileOf(page, new RegExp(`Screen of ${person}`));

/** The host is in the room, and the meeting goes on. @returns the way into it */
async function held(host: Guest): Promise<string> {
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  const start = host.page.getByRole('button', { name: 'Start the meeting' });
  const end = host.page.getByRole('button', { name: 'End meeting' });
  await expect(start.or(end)).toBeVisible();
  if (await start.isVisible()) await start.click();
  return path;
}

test('LMED-07 LMED-11 LMED-15 LROL-25 a screen is seen by a listener, large and whole; one that the browser refuses is told', async ({
  come,
}) => {
  const host = await come('host');
  const path = await held(host);
  const expert = await come('expert');
  await giveScreen(expert);
  await enterRoom(expert, path);
  const member = await come('vip');
  await enterRoom(member, path);
  await expect(member.page.getByRole('button', { name: 'Share screen' })).toBeHidden();

  await press(expert.page, 'Share screen');
  for (const { page } of [expert, member]) {
    const screen = screenOf(page, EXPERT);
    await expectPictureMoves(screen);
    await expect(screen).toHaveAccessibleName(/Home screen/);
    await expect(screen.locator('video')).toHaveCSS('object-fit', 'contain');
  }
  await expectAccessible(member.page);
  await press(expert.page, 'Stop sharing');
  await expect(screenOf(member.page, EXPERT)).toBeHidden();

  await expert.page.evaluate(() => {
    navigator.mediaDevices.getDisplayMedia = () =>
      Promise.reject(new DOMException('Not here', 'NotAllowedError'));
  });
  await press(expert.page, 'Share screen');
  const denied = expert.page.getByRole('alertdialog', { name: 'The screen was not shared' });
  await expect(denied).toBeVisible();
  await expectAccessible(expert.page);
  await expert.page.keyboard.press('Escape');
  await expect(expert.page.getByRole('button', { name: 'Share screen' })).toBeVisible();
});

test('LMED-17 LMED-18 LHST-11 ERR-40 a screen gives way to another at the host’s word; whose screen or camera is stopped is told', async ({
  come,
}) => {
  const host = await come('host');
  const path = await held(host);
  const expert = await come('expert');
  await giveScreen(expert);
  await enterRoom(expert, path);
  const member = await come('member');
  await giveScreen(member);
  await enterRoom(member, path);
  await press(member.page, 'Raise hand');
  await press(host.page, `Bring on stage: ${MEMBER}`);

  await press(expert.page, 'Share screen');
  await expectPictureMoves(screenOf(host.page, EXPERT));
  await press(member.page, 'Share screen');
  await expect(member.page.getByText(/^Someone else is showing a screen\./)).toBeVisible();
  await expect(host.page.getByText(`${MEMBER} would like to show a screen`)).toBeVisible();
  await expectAccessible(host.page);
  await press(host.page, `Stop the screen of ${EXPERT}`);
  const alert = expert.page.getByRole('alert');
  await expect(alert.getByText('The host has stopped your screen.')).toBeVisible();
  await expect(expert.page.getByRole('button', { name: 'Share screen' })).toBeVisible();
  await expect(member.page.getByText('You can share yours now.')).toBeVisible();
  await press(member.page, 'Share screen');
  await expectPictureMoves(screenOf(expert.page, MEMBER));
  await expect(screenOf(host.page, EXPERT)).toBeHidden();

  await actOn(host.page, EXPERT, 'Stop their camera');
  await expect(alert.getByText('The host has stopped your camera.')).toBeVisible();
  await expect(tileOf(member.page, new RegExp(`${EXPERT}.*camera off`))).toBeVisible();
});

test('LHST-17 LMED-03 the host lays the stage out for everyone, and who is not shown is not received', async ({
  come,
}) => {
  const host = await come('host');
  const path = await held(host);
  const expert = await come('expert');
  await enterRoom(expert, path);
  await press(expert.page, 'Mute');
  const member = await come('vip');
  await enterRoom(member, path);
  const ofExpert = tileOf(member.page, new RegExp(`^${EXPERT}`));
  await expectPictureMoves(ofExpert);

  await chooseMore(host.page, 'Layout and background');
  const dialog = host.page.getByRole('dialog', { name: 'Stage, as everyone sees it' });
  await expectAccessible(host.page);
  await dialog.getByRole('radio', { name: 'Presentation' }).click({ force: true });
  await expect(ofExpert).toBeHidden();
  await expectPictureMoves(tileOf(member.page, new RegExp(`^${HOST}`)));
  await dialog.getByRole('radio', { name: 'Speaker' }).click({ force: true });
  await expectPictureMoves(ofExpert);
  await dialog.getByRole('radio', { name: 'Grid' }).click({ force: true });
  await expect(dialog.getByText('Everyone on stage is the same size.')).toBeVisible();
  await expectPictureMoves(ofExpert);
});
