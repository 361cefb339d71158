import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestServer } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { setRecordingStatus } from './setRecordingStatus.ts';
import { LiveStage } from '../testing/LiveStage.ts';

let server: TestServer;
let stage: LiveStage;

beforeAll(async () => {
  server = await startTestServer();
});
afterEach(() => stage.close());
afterAll(() => server.close());

it('notifies everyone of recording and transcription, late members included [LHST-26, LHST-27]', async () => {
  stage = await LiveStage.make(server);
  const host = await stage.enter('host');
  const { client } = await stage.join('member');
  const attributes = () => client.heard('channelAttributes').at(-1)?.['attributes'];
  const uid = String(host.uid);
  await setRecordingStatus(server.deps, stage.liveId, { recordingSince: server.clock.now() });
  await client.until(() => Reflect.get(attributes() ?? {}, 'isRecording') === '1');
  expect(attributes()).toEqual({ uid, isRecording: '1' });
  expect(await stage.enter('vip')).toMatchObject({ is_recording: true, is_transcribe: false });

  await setRecordingStatus(server.deps, stage.liveId, { asrState: 'running' });
  await client.until(() => Reflect.get(attributes() ?? {}, 'isTranscribe') === '1');
  expect(attributes()).toEqual({ uid, isRecording: '1', isTranscribe: '1' });
  expect(await stage.enter('vip')).toMatchObject({
    is_recording: true,
    is_transcribe: true,
    channel_attributes: { isRecording: '1', isTranscribe: '1' },
  });

  await setRecordingStatus(server.deps, stage.liveId, {
    recordingSince: null,
    asrState: 'finished',
  });
  await client.until(() => Reflect.get(attributes() ?? {}, 'isRecording') === undefined);
  expect(attributes()).toEqual({ uid });
  expect(await stage.enter('vip')).toMatchObject({ is_recording: false, is_transcribe: false });
});
