// The SFU as a process of its own: what its native code does to it does not touch the server.
import { cleanup, initLogger } from 'node-datachannel';
import { openOpus } from './phone/openOpus.ts';
import { PhoneRoom } from './phone/PhoneRoom.ts';
import type { FromSfu, ToSfu } from './protocol.ts';
import { Sfu } from './Sfu.ts';
import { SPEECH_RATE } from '#providers/transcribe/wavOf.ts';
import { readSfuSettings, rtcConfigOf } from './SfuSettings.ts';

const tell = (message: FromSfu): void => {
  if (process.connected) process.send?.(message);
};
const problem = (error: unknown): void =>
  tell({ type: 'problem', message: error instanceof Error ? error.message : String(error) });

initLogger('Fatal', (_level, message) => tell({ type: 'problem', message }));
const settings = readSfuSettings(process.env);
const place = { address: settings.address, ports: settings.phonePorts };
const sfu = new Sfu(rtcConfigOf(settings), tell, new PhoneRoom(place, tell, openOpus), () =>
  openOpus(SPEECH_RATE),
);

process.on('message', (message: ToSfu) => {
  try {
    sfu.handle(message);
  } catch (error) {
    // One peer's bad description is no reason to end the others.
    problem(error);
  }
});
process.on('uncaughtException', problem);
// A terminal sends these to parent and child alike; the parent decides when the child ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
// The parent is gone, however it ended: so are we.
process.once('disconnect', () => {
  sfu.close();
  cleanup();
  process.exit(0);
});
tell({ type: 'ready' });
