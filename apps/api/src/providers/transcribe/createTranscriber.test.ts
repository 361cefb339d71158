import { expect, it } from 'vitest';
import { systemClock } from '#platform/clock/Clock.ts';
import { readConfig } from '../../config.ts';
import { ConfigError } from '../../ConfigError.ts';
import { createTranscriber } from './createTranscriber.ts';
import { HttpTranscriber } from './HttpTranscriber.ts';
import { PocketSphinx } from './PocketSphinx.ts';

const of = (env: Record<string, string>) =>
  createTranscriber(readConfig({ ROSTRA_MODE: 'demo', ...env }), systemClock);

it('prefers a service to the program and returns nothing without either', () => {
  const service = of({
    TRANSCRIBER_URL: 'http://127.0.0.1:9000/',
    TRANSCRIBER_LANGUAGES: 'zh-CN, en',
    POCKETSPHINX_PATH: '/bin/sh',
  });
  expect(service).toBeInstanceOf(HttpTranscriber);
  expect(service?.languages).toEqual(['zh-CN', 'en']);
  const program = of({ POCKETSPHINX_PATH: '/bin/sh' });
  expect(program).toBeInstanceOf(PocketSphinx);
  expect(program?.languages).toEqual(['en']);
  expect(of({ POCKETSPHINX_PATH: '/nowhere' })).toBeUndefined();
});

it.each([
  { TRANSCRIBER_URL: 'ftp://127.0.0.1' },
  { TRANSCRIBER_URL: 'http://127.0.0.1', TRANSCRIBER_LANGUAGES: 'fr' },
])('names unreadable settings', (env) => {
  expect(() => of(env as unknown as Record<string, string>)).toThrow(ConfigError);
});
