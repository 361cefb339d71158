import { existsSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { eventNamed } from './support/events.ts';
import { expectAccessible } from './support/expectAccessible.ts';
import { callApi } from './support/callApi.ts';
import {
  enterRoom,
  expectPictureMoves,
  keepConnections,
  roomPath,
  startPaidMeeting,
} from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

/** Watched as a stream, some days from now. */
const MEETING = 'European autos analyst roadshow';
const HAS_FFMPEG = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg'].some((file) => existsSync(file));
const MINUTE_MS = 60_000;
/** Its room is open. */
const BEFORE_MS = 10 * MINUTE_MS;
/** What no other code of the site says: it is the SDK of a vendor. */
const VENDOR_CODE = /AgoraRTC|agora-rtc/;

interface DatedEvent {
  readonly meetings: readonly { readonly id: number; readonly starts_at: string }[];
}

/** Connections for sound and pictures that a page has made, whether they are still there or not. */
const connectionsOf = (page: Page): Promise<number> =>
  page.evaluate(
    () => (globalThis as unknown as { keptConnections: unknown[] }).keptConnections.length,
  );

test('LCON-09 LMED-22 LMED-23 a stream that ffmpeg makes is watched, paused and played on, without a real-time connection', async ({
  come,
  rooms: { server },
}) => {
  test.skip(!HAS_FFMPEG, 'ffmpeg is not installed: there is no stream');
  const host = await come('host');
  const member = await come('vip');
  const { page } = member;
  const { id } = await eventNamed(host.context.request, host.origin, MEETING);
  const event = await callApi<DatedEvent>(
    host.context.request,
    host.origin,
    'GET',
    `/events/${id}`,
  );
  const [meeting] = event.meetings;
  if (meeting === undefined) throw new Error('The event has no meeting');
  await callApi(
    member.context.request,
    member.origin,
    'POST',
    `/meetings/${meeting.id}/registrations`,
    {},
  );
  await server.passTime(Date.parse(meeting.starts_at) - Date.now() - BEFORE_MS);

  const path = await roomPath(host, MEETING);
  await keepConnections(host.page);
  await enterRoom(host, path);
  await startPaidMeeting(host);
  await expect(host.page.getByRole('button', { name: /^Camera/ })).toBeHidden();

  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await keepConnections(page);
  await enterRoom(member, path);
  const stream = page.getByRole('main');
  await expectPictureMoves(stream);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Pause' }).click();
  const video = stream.locator('video');
  await expect.poll(() => video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(true);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expectPictureMoves(stream);

  expect(await connectionsOf(page)).toBe(0);
  expect(await connectionsOf(host.page)).toBe(0);
  const code = await Promise.all(scripts);
  expect(code.length).toBeGreaterThan(0);
  for (const text of code) expect(text).not.toMatch(VENDOR_CODE);
});
