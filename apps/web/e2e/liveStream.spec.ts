import { journeyEvent } from './support/journeyEvents.ts';
import { connectionsOf, expectVideoMoves, keepConnections } from './support/media.ts';
import { needProgram } from './support/needProgram.ts';
import { enterRoom, press, startMeeting } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { expect } from './support/test.ts';

/** Text that only the vendor's SDK contains. */
const VENDOR_CODE = /AgoraRTC|agora-rtc/;

test('plays, pauses and resumes a stream by ffmpeg without a real-time connection [LCON-09, LMED-22, LMED-23, EVT-68]', async ({
  come,
  comeNew,
}) => {
  needProgram('ffmpeg', 'ffmpeg');
  const event = journeyEvent('stream');
  const host = await come(event.host);
  const member = await comeNew(event, { name: 'Lena Ortiz', mayUseDevices: false });
  await keepConnections(host.page);
  await enterRoom(host, event);
  await startMeeting(host);
  const camera = new RegExp(
    `^(${host.t('live.controls.cameraOn')}|${host.t('live.controls.cameraOff')})`,
  );
  await expect(host.page.getByRole('button', { name: camera })).toBeHidden();

  const { page, t } = member;
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await keepConnections(page);
  await enterRoom(member, event);
  const stream = page.getByRole('main');
  await expectVideoMoves(stream);
  await press(page, t('liveMedia.stream.pause'));
  const isPaused = () =>
    stream.locator('video').evaluate((element: HTMLVideoElement) => element.paused);
  await expect.poll(isPaused).toBe(true);
  await press(page, t('liveMedia.stream.play'));
  await expectVideoMoves(stream);

  expect(await connectionsOf(page)).toBe(0);
  expect(await connectionsOf(host.page)).toBe(0);
  const code = await Promise.all(scripts);
  expect(code.length).toBeGreaterThan(0);
  for (const text of code) expect(text).not.toMatch(VENDOR_CODE);
});
