import { chromium } from '@playwright/test';
import { ROOM_FLAGS } from './support/guests.ts';
import type { Guest } from './support/guests.ts';
import { journeyEvent } from './support/journeyEvents.ts';
import { expectVideoMoves } from './support/media.ts';
import { needProgram } from './support/needProgram.ts';
import { chooseMore, enterRoom, press, startMeeting } from './support/rooms.ts';
import { roomTest } from './support/roomTest.ts';
import { writeSpeech } from './support/speech.ts';
import { expect } from './support/test.ts';

const SPOKEN = 'the revenue of the second quarter grew by twelve percent and the margin was stable';
/** Words that are reliably recognized; at least one of them must appear. */
const UNDERSTOOD = /revenue|quarter|percent|margin|stable/;
/** A few seconds of camera video have more bytes than this; an empty recording has far fewer. */
const FILM_BYTES = 30_000;

/** Browsers whose microphones play a voice that repeats the sentence. */
const test = roomTest.extend({
  roomBrowser: [
    async ({}, use, workerInfo) => {
      needProgram('flite', 'flite');
      const voice = `${workerInfo.project.outputDir}/voice-${workerInfo.workerIndex}.wav`;
      writeSpeech(voice, SPOKEN, 2);
      const { executablePath, args = [] } = workerInfo.project.use.launchOptions ?? {};
      const browser = await chromium.launch({
        ...(executablePath === undefined ? {} : { executablePath }),
        args: [...args, ...ROOM_FLAGS, `--use-file-for-fake-audio-capture=${voice}`],
      });
      await use(browser);
      await browser.close();
    },
    { scope: 'worker' },
  ],
});

test('records and transcribes the meeting, and lets everyone watch the recording [EVT-31, LCON-24, LHST-24, LHST-26, LHST-27]', async ({
  come,
  comeNew,
}) => {
  needProgram('ffmpeg', 'ffmpeg');
  needProgram('pocketsphinx_continuous', 'pocketsphinx and pocketsphinx-en-us');
  const event = journeyEvent('recording');
  const host = await come(event.host);
  const member = await comeNew(event, { name: 'Lena Ortiz', mayUseDevices: false });
  await enterRoom(host, event);
  await startMeeting(host);
  await enterRoom(member, event);
  const { page, t } = host;

  await chooseMore(host, t('liveMedia.recording.open'));
  await press(page, t('liveMedia.recording.begin'));
  await expect(
    page.getByText(new RegExp(t('liveMedia.recording.part', { part: 1 }))),
  ).toBeVisible();
  await press(page, t('liveMedia.recording.done'));
  await expect(member.page.getByText(member.t('live.marks.recording')).first()).toBeVisible();
  await press(member.page, member.t('live.capture.agree'));
  await writeDown(host, member);
  await expectVideoMoves(member.page.getByRole('main').getByRole('group').first());
  await chooseMore(host, t('liveMedia.recording.open'));
  await press(page, t('liveMedia.recording.end'));
  await watch(host, member);
});

/** Transcribes the host's speech for an audience member, after they give consent. */
async function writeDown(host: Guest, member: Guest): Promise<void> {
  const { page, t } = host;
  await chooseMore(host, t('liveMedia.captions.open'));
  await press(page, t('liveMedia.captions.begin'));
  await expect(page.getByRole('button', { name: t('liveMedia.captions.end') })).toBeVisible();
  await press(member.page, member.t('live.capture.agree'));
  const log = member.page.getByRole('log', { name: member.t('liveTalk.captions.label') });
  // Speech recognition takes a core of its own.
  await expect(log).toHaveText(UNDERSTOOD, { timeout: 0 });
  await press(page, t('liveMedia.captions.end'));
  await expect(log).toBeHidden();
  await press(page, t('liveMedia.captions.done'));
}

/** Plays the recording in place, with its name and the browser's own controls. */
async function watch({ page, t, context }: Guest, member: Guest): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(`^${t('liveMedia.recording.watch').split('(')[0]}`) })
    .click();
  const played = page.getByLabel(t('liveMedia.recording.part', { part: 1 }), { exact: true });
  await expect(played).toBeFocused();
  const video = (name: 'duration' | 'currentTime') => (): Promise<number> =>
    played.evaluate((element, key) => (element as HTMLVideoElement)[key], name);
  await expect.poll(video('duration')).toBeGreaterThan(3);
  await expect.poll(video('currentTime')).toBeGreaterThan(0);
  const url = (await played.getAttribute('src')) ?? '';
  const answer = await context.request.get(url);
  expect(answer.headers()['content-type']).toBe('video/mp4');
  expect((await answer.body()).length).toBeGreaterThan(FILM_BYTES);
  expect((await member.context.request.get(url)).status()).toBe(200);
}
