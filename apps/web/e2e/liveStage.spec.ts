import { journeyEvent, journeyEvents, roomOf } from './support/journeyEvents.ts';
import { expectVideoMoves } from './support/media.ts';
import { passDoor, press, tileOf } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { Senders } from './support/senders/Senders.ts';
import { announcements, keepSounds } from './support/sounds.ts';
import type { Guest } from './support/guests.ts';
import { expect } from './support/test.ts';
import { serverTextOf } from './support/text.ts';

const { password } = journeyEvents.stage;

test('shows twelve of thirteen cameras, and the last one when another makes room [ERR-35, LMED-05, LMED-06, LMED-07, LMED-25, LROL-31]', async ({
  come,
  comeNew,
  roomBrowser,
  origin,
}) => {
  const event = journeyEvent('stage');
  const place = { meetingId: event.meeting_id, liveId: event.live_id ?? 0, password };
  const senders = await Senders.open(roomBrowser, origin);
  const experts = await Promise.all(event.experts.map((expert) => senders.come(expert, place)));
  for (const { send } of experts) expect(await send()).toBe('');

  const host = await come(event.host);
  const { page, t } = host;
  await keepSounds(page);
  await page.goto(roomOf(event, 'en'));
  await passDoor(host);
  await expect(page.getByText(t('live.notices.yours.moreVideo'))).toBeVisible();
  const cameraOn = t('live.controls.cameraOn');
  await expect(page.getByRole('button', { name: cameraOn })).toBeVisible();
  const videos = page.getByRole('main').locator('video');
  await expect(videos).toHaveCount(12);
  await press(page, cameraOn);
  await press(page, t('live.controls.share'));
  // A refusal that occurs twice is shown once, with a count.
  await expect(page.getByText('2 times')).toBeVisible();
  await expect(videos).toHaveCount(12);
  await test.step('plays the announcement at the start [LHST-19]', async () => {
    await press(page, t('live.host.start'));
    await expect.poll(() => announcements(page)).toBe(1);
  });

  const late = await comeNew(event, { name: 'Lena Ortiz', mayUseDevices: false });
  await keepSounds(late.page);
  await late.page.goto(roomOf(event, 'en'));
  await test.step('refuses a wrong password at the door [ERR-17, LCON-71]', () =>
    enterPassword(late));
  await expect(late.page.getByRole('main').locator('video')).toHaveCount(12);
  const ofHost = tileOf(late.page, new RegExp(host.name));
  await expect(ofHost).toBeHidden();
  await expectVideoMoves(tileOf(late.page, new RegExp(`^${event.experts[0]?.name}`)));
  const [first] = experts;
  await first?.stop();
  await press(page, cameraOn);
  await expectVideoMoves(ofHost);
  expect(await first?.send()).toBe('limit');
  await test.step('plays no announcement to late joiners [LHST-20]', async () => {
    expect(await announcements(late.page)).toBe(0);
  });
  await senders.close();
});

/** Enters a wrong password, which the server refuses, and then the right one. */
async function enterPassword(guest: Guest): Promise<void> {
  const { page, t } = guest;
  const field = page.getByRole('textbox', { name: t('liveEntry.password.label') });
  await expect(field).toBeFocused();
  await field.fill(password.slice(0, 4));
  await page.keyboard.press('Enter');
  await expect(page.getByText(serverTextOf('en', 'error.livePasswordWrong'))).toBeVisible();
  await field.fill(password);
  await page.keyboard.press('Enter');
  await passDoor(guest);
}
