import { systemRandom } from '#platform/random/Random.ts';
import { expect, it } from 'vitest';
import { createTelephony } from './createTelephony.ts';
import type { TelephonySettings } from './createTelephony.ts';
import { SipSocket } from './sip/SipSocket.ts';
import { FakeLegs } from './testing/FakeLegs.ts';

const SETTINGS: TelephonySettings = {
  listen: { address: '127.0.0.1', port: 0 },
  trunk: undefined,
  sources: [],
  number: '4000',
  shownNumbers: [],
  prefixes: ['+86'],
  callsMax: 8,
  ringMs: 45_000,
};

const deps = () => ({ legs: new FakeLegs(), random: systemRandom, report: () => undefined });

it('calls the trunk by its name', async () => {
  const trunk = await SipSocket.open({ address: '127.0.0.1', port: 0 });
  const ask = new Promise<string>((resolve) => {
    trunk.follow((packet) => resolve(packet.toString().split('\r\n', 1)[0] ?? ''));
  });
  const telephony = await createTelephony(
    { ...SETTINGS, trunk: { host: 'localhost', port: trunk.local.port } },
    deps(),
  );
  expect(telephony.canCall).toBe(true);
  telephony.call({ id: '1', to: { kind: 'number', number: '+861380' }, channel: 'a', uid: 1 });
  expect(await ask).toBe('INVITE sip:+861380@localhost SIP/2.0');
  await telephony.stop();
  await trunk.close();
});

it('places no calls without a trunk', async () => {
  const telephony = await createTelephony(SETTINGS, deps());
  expect([telephony.canCall, telephony.hasMainLine]).toEqual([false, false]);
  await telephony.stop();
});

it('refuses a port in use and settings that let anyone call', async () => {
  const taken = await SipSocket.open({ address: '127.0.0.1', port: 0 });
  const listen = { address: '127.0.0.1', port: taken.local.port };
  await expect(createTelephony({ ...SETTINGS, listen }, deps())).rejects.toThrow('EADDRINUSE');
  await taken.close();
  const open = { ...SETTINGS, listen, sources: ['*'] };
  await expect(createTelephony(open, deps())).rejects.toThrow(RangeError);
  // The port was released.
  await (await SipSocket.open(listen)).close();
  await expect(
    createTelephony({ ...SETTINGS, trunk: { host: 'nowhere.invalid', port: 5060 } }, deps()),
  ).rejects.toThrow('nowhere.invalid');
});
