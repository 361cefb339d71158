// Another vendor's signaling and recorded keys: sipp (Debian's sip-tester), which must run as root.
import { systemRandom } from '#platform/random/Random.ts';
import { describe, expect, it } from 'vitest';
import { LocalLegs } from '../testing/LocalLegs.ts';
import { hasSipp, pressBySipp } from '../testing/Sipp.ts';
import { systemTimers } from '../Timers.ts';
import { SipGateway } from './SipGateway.ts';
import { SipSocket } from './SipSocket.ts';

/** Starts a gateway that hangs up after a number of keys. */
async function answering(count: number) {
  const keys = new Map<string, string>();
  const transport = await SipSocket.open({ address: '127.0.0.1', port: 0 });
  const gateway = new SipGateway(
    {
      trunk: undefined,
      sources: ['127.0.0.1'],
      number: '4000',
      shownNumbers: [],
      prefixes: [],
      callsMax: 20,
      ringMs: 45_000,
    },
    {
      transport,
      timers: systemTimers,
      random: systemRandom,
      legs: new LocalLegs([], () => undefined),
      report: (error) => {
        throw error;
      },
    },
  );
  gateway.follow({
    state: () => undefined,
    key: (id, key) => {
      const pressed = (keys.get(id) ?? '') + key;
      keys.set(id, pressed);
      if (pressed.length === count) gateway.hangUp(id);
    },
    incoming: () => Promise.resolve({ kind: 'answer', prompt: 'password' }),
  });
  return { gateway, keys, port: transport.local.port };
}

// The report names these tests as skipped if it is not installed.
describe.skipIf(!hasSipp())('other signaling: sipp of Debian', () => {
  it('reads keys recorded from a phone [LDIA-44]', async () => {
    const { gateway, keys, port } = await answering(6);
    const { code, output } = await pressBySipp(port, '1904*#');
    await gateway.stop();
    expect(code, output).toBe(0);
    expect([...keys.values()]).toEqual(['1904*#']);
  });

  it('keeps ten concurrent calls apart', async () => {
    const { gateway, keys, port } = await answering(2);
    const { code, output } = await pressBySipp(port, '42', 10);
    await gateway.stop();
    expect(code, output).toBe(0);
    expect([...keys.values()]).toEqual(Array.from({ length: 10 }, () => '42'));
  });
});
