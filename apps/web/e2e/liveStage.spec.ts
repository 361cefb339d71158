import { eventNamed } from './support/events.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import type { DemoName } from './support/accounts.ts';
import { callApi } from './support/callApi.ts';
import { press } from './support/people.ts';
import { enterRoom, expectPictureMoves, passDoor, roomPath, tileOf } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { Senders } from './support/senders/Senders.ts';
import { announcements, keepSounds } from './support/sounds.ts';
import { expect } from './support/test.ts';

/** A company's, tomorrow. */
const MEETING = 'Haoyuan Energy Storage roadshow';
const PASSWORD = 'Haoyuan88';
const HOST = /苏曼/;
const EXPERTS: readonly DemoName[] = [
  'member',
  'certified',
  'expert',
  'poor',
  'sun',
  'brandt',
  'okafor',
  'zhou',
  'tan',
  'marsh',
  'gu',
  'varga',
];
const FULL = 'Twelve pictures are on already. Another camera or screen cannot start.';
/** Its room is open then. */
const BEFORE_MS = 10 * 60_000;

interface DatedEvent {
  readonly meetings: readonly {
    readonly id: number;
    readonly starts_at: string;
    readonly live: { readonly id: number };
  }[];
}

test('LMED-05 LMED-06 LMED-07 LMED-25 ERR-35 LROL-31 LHST-19 LHST-20 LCON-71 of thirteen on stage twelve are seen; the host’s own camera and screen are refused until one of them makes room', async ({
  come,
  rooms: { browser, server },
}) => {
  const host = await come('host');
  const { page } = host;
  const ask = <Data>(
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    data?: Record<string, unknown>,
  ) => callApi<Data>(host.context.request, host.origin, method, path, data);
  const { id } = await eventNamed(host.context.request, host.origin, MEETING);
  const [meeting] = (await ask<DatedEvent>('GET', `/events/${id}`)).meetings;
  if (meeting === undefined) throw new Error('The event has no meeting');
  await server.passTime(Date.parse(meeting.starts_at) - Date.now() - BEFORE_MS);

  // The host has a seat before he is in the room, and brings twelve on stage.
  const live = `/agoras/lives/${meeting.live.id}`;
  await ask('POST', `${live}/token`, { meeting_id: meeting.id });
  const senders = await Senders.open(browser, host.origin);
  const place = { meetingId: meeting.id, liveId: meeting.live.id, password: PASSWORD };
  const experts = await Promise.all(EXPERTS.map((name) => senders.come(name, place)));
  for (const { userId } of experts) {
    await ask('PUT', `${live}/member`, { user_id: userId, action: 'to_expert' });
  }
  for (const { send } of experts) expect(await send()).toBe('');

  const path = await roomPath(host, MEETING);
  await keepSounds(page);
  await enterRoom(host, path);
  await expect(page.getByText(FULL)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Camera on' })).toBeVisible();
  await expectAccessible(page);
  const pictures = page.getByRole('main').locator('video');
  await expect(pictures).toHaveCount(12);
  await press(page, 'Camera on');
  await press(page, 'Share screen');
  await expect(page.getByText('2 times')).toBeVisible();
  await expect(pictures).toHaveCount(12);
  await press(page, 'Start the meeting');
  await expect.poll(() => announcements(page)).toBe(1);

  const late = await come('vip');
  await keepSounds(late.page);
  await late.page.goto(path);
  await late.page.getByRole('textbox', { name: 'Meeting password' }).fill(PASSWORD);
  await late.page.keyboard.press('Enter');
  await passDoor(late);
  await expect(late.page.getByRole('main').locator('video')).toHaveCount(12);
  await expect(tileOf(late.page, HOST)).toBeHidden();
  await expectPictureMoves(tileOf(late.page, /^林晓/));
  const [first] = experts;
  await first?.stop();
  await press(page, 'Camera on');
  await expectPictureMoves(tileOf(late.page, HOST));
  expect(await first?.send()).toBe('limit');
  expect(await announcements(late.page)).toBe(0);
  await senders.close();
});
