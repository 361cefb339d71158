import { existsSync } from 'node:fs';
import { chooseMore, enterRoom, expectPictureMoves, roomPath } from './support/rooms.ts';
import { roomTest } from './support/roomTest.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';
/** A server of its own: other journeys hold the same meeting. */
const test = roomTest.extend<object, { journey: string }>({
  journey: ['recording', { scope: 'worker' }],
});
const HAS_FFMPEG = ['/usr/bin/ffmpeg', '/usr/local/bin/ffmpeg'].some((file) => existsSync(file));
/** Bytes that some seconds of a camera are more than; a film of nothing is far below. */
const FILM_BYTES = 30_000;

test('LHST-24 LHST-27 EVT-31 the host records, everyone sees that, and the film can be watched', async ({
  come,
}) => {
  const host = await come('host');
  const path = await roomPath(host, MEETING);
  await enterRoom(host, path);
  await host.page.getByRole('button', { name: 'Start the meeting' }).click();
  const member = await come('member');
  await enterRoom(member, path);

  const { page } = host;
  await chooseMore(page, 'Recording');
  await page.getByRole('button', { name: 'Start recording' }).click();
  await expect(page.getByText(/Part 1 · Recording until/)).toBeVisible();
  await expect(member.page.getByText(/is being recorded/).first()).toBeVisible();
  await expectPictureMoves(member.page.getByRole('main').getByRole('group').first());
  // What has been said for some seconds is on the film.
  const began = Date.now();
  await expect.poll(() => Date.now() - began).toBeGreaterThan(5000);
  await page.getByRole('button', { name: 'Stop recording' }).click();
  test.skip(!HAS_FFMPEG, 'ffmpeg is not installed: films cannot be made');

  // It is played where it stands, with its name and the browser's own controls.
  await page.getByRole('button', { name: /^Watch/ }).click();
  const played = page.getByLabel('Part 1', { exact: true });
  await expect(played).toBeFocused();
  await expect
    .poll(() => played.evaluate((element) => (element as HTMLVideoElement).duration))
    .toBeGreaterThan(3);
  await expect
    .poll(() => played.evaluate((element) => (element as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0);
  const url = (await played.getAttribute('src')) ?? '';
  const film = await host.context.request.get(url);
  expect(film.headers()['content-type']).toBe('video/mp4');
  expect((await film.body()).length).toBeGreaterThan(FILM_BYTES);
  expect((await member.context.request.get(url)).status()).toBe(200);
});
