// Makes the room's own sounds: `node bin/run.mjs exec node apps/web/scripts/sounds/makeSounds.mjs`.
// Needs espeak-ng (1.51) and lame (3.100) on the path; docs/web.md describes when to run it.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { liveMedia as english } from '../../../../packages/i18n/src/messages/en/liveMedia.ts';
import { liveMedia as chinese } from '../../../../packages/i18n/src/messages/zh-CN/liveMedia.ts';
import { waitingMusic } from './waitingMusic.mjs';
import { wavOf } from './wavOf.mjs';

const RATE = 22_050;
const files = path.resolve(import.meta.dirname, '../../src/features/live-room/sounds/files');
const folder = mkdtempSync(path.join(tmpdir(), 'sounds-'));

/** One channel; speech at 40 kbit/s and music at 56 sound as good as a laptop's speakers allow. */
const encode = (wav, name, kbps) =>
  execFileSync('lame', [
    '--quiet',
    '-m',
    'm',
    '--cbr',
    '-b',
    String(kbps),
    wav,
    path.join(files, name),
  ]);

const music = path.join(folder, 'waiting.wav');
writeFileSync(music, wavOf(waitingMusic(RATE), RATE));
encode(music, 'waiting.mp3', 56);

const spoken = {};
for (const { locale, voice, text } of [
  { locale: 'en', voice: 'en-gb', text: english.compliance.text },
  { locale: 'zh-CN', voice: 'cmn', text: chinese.compliance.text },
]) {
  const wav = path.join(folder, `${locale}.wav`);
  execFileSync('espeak-ng', ['-v', voice, '-s', '150', '-g', '2', '-w', wav, text]);
  encode(wav, `compliance.${locale}.mp3`, 40);
  spoken[locale] = text;
}
writeFileSync(path.join(files, 'spoken.json'), `${JSON.stringify(spoken, null, 2)}\n`);
rmSync(folder, { recursive: true });
