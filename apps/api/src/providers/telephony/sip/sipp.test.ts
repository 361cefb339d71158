// Another maker's signalling and recorded keys: sipp (Debian's sip-tester), which wants to be root.
import { systemRandom } from '#platform/random/Random.ts';
import { describe, expect, it } from 'vitest';
import { LocalLegs } from '../testing/LocalLegs.ts';
import { hasSipp, pressBySipp } from '../testing/Sipp.ts';
import { systemTimers } from '../Timers.ts';
import { SipGateway } from './SipGateway.ts';
import { SipSocket } from './SipSocket.ts';

/** A gateway that hangs up when so many keys have come. */
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

// Named in the report as skipped where it is not installed.
describe.skipIf(!hasSipp())('another signalling: sipp of Debian', () => {
  it('LDIA-44 reads the keys that were recorded of a telephone', async () => {
    const { gateway, keys, port } = await answering(6);
    const { code, said } = await pressBySipp(port, '1904*#');
    await gateway.stop();
    expect(code, said).toBe(0);
    expect([...keys.values()]).toEqual(['1904*#']);
  });

  it('keeps ten calls at once apart', async () => {
    const { gateway, keys, port } = await answering(2);
    const { code, said } = await pressBySipp(port, '42', 10);
    await gateway.stop();
    expect(code, said).toBe(0);
    expect([...keys.values()]).toEqual(Array.from({ length: 10 }, () => '42'));
  });
});
