// The SFU runs in a separate process, so that a crash of its native code does not affect the server.
import { cleanup, initLogger } from 'node-datachannel';
import { openOpus } from './phone/openOpus.ts';
import { PhoneRoom } from './phone/PhoneRoom.ts';
import type { FromSfu, ToSfu } from './protocol.ts';
import { Sfu } from './Sfu.ts';
import { SPEECH_RATE } from '#providers/transcribe/wavOf.ts';
import { readSfuSettings, rtcConfigOf } from './SfuSettings.ts';

const notify = (message: FromSfu): void => {
  if (process.connected) process.send?.(message);
};
const problem = (error: unknown): void =>
  notify({ type: 'problem', message: error instanceof Error ? error.message : String(error) });

initLogger('Fatal', (_level, message) => notify({ type: 'problem', message }));
const settings = readSfuSettings(process.env);
const endpoint = { address: settings.address, ports: settings.phonePorts };
const sfu = new Sfu(rtcConfigOf(settings), notify, new PhoneRoom(endpoint, notify, openOpus), () =>
  openOpus(SPEECH_RATE),
);

process.on('message', (message: ToSfu) => {
  try {
    sfu.handle(message);
  } catch (error) {
    // One peer's bad description must not end the others.
    problem(error);
  }
});
process.on('uncaughtException', problem);
// A terminal sends these signals to parent and child; the parent decides when the child exits.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// The parent has exited or crashed; exit as well.
process.once('disconnect', () => {
  sfu.close();
  cleanup();
  process.exit(0);
});
notify({ type: 'ready' });
