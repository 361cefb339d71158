import { chromium } from '@playwright/test';
import { ROOM_FLAGS, chooseMore, enterRoom, guestOf, roomPath } from './support/rooms.ts';
import { roomTest as test } from './support/roomTest.ts';
import { canHearSpeech, writeSpeech } from './support/speech.ts';
import { expect } from './support/test.ts';

const MEETING = 'Storage open hour';
const SAID = 'the revenue of the second quarter grew by twelve percent and the margin was stable';
/** Words of it that are certainly understood, one of them at least. */
const UNDERSTOOD = /revenue|quarter|percent|margin|stable/;
/** Ms in which a machine that does much else has understood a sentence. */
const PATIENCE_MS = 120_000;

test('LHST-26 LHST-27 LCON-24 what a real voice says in one browser is read in another', async ({
  come,
  rooms,
}, testInfo) => {
  test.skip(!canHearSpeech, 'pocketsphinx, its English model or flite is not installed');
  // To understand speech takes a core, beside two browsers.
  test.slow();
  const voice = testInfo.outputPath('voice.wav');
  writeSpeech(voice, SAID, 2);
  const { executablePath, args = [] } = testInfo.project.use.launchOptions ?? {};
  const speaking = await chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [...args, ...ROOM_FLAGS, `--use-file-for-fake-audio-capture=${voice}`],
  });
  try {
    const host = await guestOf(speaking, rooms.server.origin, 'host');
    const path = await roomPath(host, MEETING);
    await enterRoom(host, path);
    await host.page.getByRole('button', { name: 'Start the meeting' }).click();
    const member = await come('member');
    await enterRoom(member, path);

    const { page } = host;
    await chooseMore(page, 'Captions for all');
    await page.getByRole('button', { name: 'Start captions' }).click();
    await expect(page.getByRole('button', { name: 'Stop captions' })).toBeVisible();
    // Who was inside is asked, as others are at the door.
    await expect(member.page.getByRole('button', { name: 'Agree and stay' })).toBeVisible();
    const log = member.page.getByRole('log', { name: 'Captions' });
    await expect(log).toHaveText(UNDERSTOOD, { timeout: PATIENCE_MS });
    await page.getByRole('button', { name: 'Stop captions' }).click();
    await expect(log).toBeHidden();
    expect(host.problems, 'errors in the console of the host').toEqual([]);
  } finally {
    await speaking.close();
  }
});
