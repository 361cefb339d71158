import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DemoPersonKey } from '#demo/people.ts';
import { rateLimits } from '#platform/rateLimit/tables.ts';
import { personalPasscode } from '#modules/events/index.ts';
import { FakeTelephony } from '#providers/telephony/testing/FakeTelephony.ts';
import { startTestServer, TEST_START } from '#testing/startTestServer.ts';
import type { TestServer } from '#testing/startTestServer.ts';
import { LiveStage } from '../testing/LiveStage.ts';
import { phoneCallsOf } from './phoneCallsOf.ts';

const MINUTE_MS = 60_000;
const WITHHELD = '';
const NUMBER = '+85261234567';
const OTHER_NUMBER = '+85267654321';

const phones = new FakeTelephony();
let server: TestServer;
let stage: LiveStage;
let calls = 0;

beforeAll(async () => {
  server = await startTestServer({
    telephony: phones,
    env: { SIP_LISTEN: '127.0.0.1:0', SIP_NUMBER: '4000', RATE_LIMIT_FACTOR: '1' },
  });
});
beforeEach(async () => {
  server.clock.set(TEST_START);
  await server.db.delete(rateLimits);
  phones.clear();
  stage = await LiveStage.make(server);
});
afterEach(() => stage.close());
afterAll(() => server.close());

const passcode = (person: DemoPersonKey = 'member') =>
  personalPasscode(server.deps, stage.meetingId, stage.ids[person]);

/** Dials in and enters passcodes one after the other. @returns what the caller hears, in order */
async function dial(from: string, ...typed: string[]): Promise<string[]> {
  calls += 1;
  const id = `in-${calls}`;
  await phones.dials({ id, dialed: '4000', from });
  for (const digits of typed) {
    phones.presses(id, `${digits}#`);
    await phoneCallsOf(server.deps).settled();
  }
  phones.hangsUp(id);
  await phoneCallsOf(server.deps).settled();
  const said = new RegExp(`^${id} say (\\w+)$`);
  return phones.requests.flatMap((request) => said.exec(request)?.[1] ?? []);
}

const guess = async (from: string, times: number): Promise<void> => {
  for (let left = times; left > 0; left -= 3) {
    await dial(from, ...['1', '2', '3'].slice(0, left));
  }
};

describe('attempts to dial in', () => {
  it('looks no passcode up for withheld numbers after sixty attempts of all of them [LDIA-52]', async () => {
    await guess(WITHHELD, 57);
    expect(await dial(WITHHELD, '1', await passcode())).toEqual(['wrong', 'welcome']);
    await guess('anonymous', 2);
    for (const from of [WITHHELD, 'anonymous', 'Restricted']) {
      expect([from, await dial(from, await passcode())]).toEqual([from, ['refused']]);
    }
    expect(await dial(NUMBER, '1', await passcode())).toEqual(['wrong', 'welcome']);
    server.clock.advance(10 * MINUTE_MS);
    expect(await dial(WITHHELD, await passcode())).toEqual(['welcome']);
  });

  it('looks no passcode up for a number after nine attempts, in any notation [LDIA-52]', async () => {
    await guess(NUMBER, 9);
    for (const from of [NUMBER, '0085261234567', '852 6123 4567']) {
      expect([from, await dial(from, await passcode())]).toEqual([from, ['refused']]);
    }
    expect(await dial(OTHER_NUMBER, await passcode())).toEqual(['welcome']);
  });

  it('counts a number with and without its country code as one [LDIA-52]', async () => {
    const notations = [
      '13866660001',
      '+8613866660001',
      '8613866660001',
      '008613866660001',
      '013866660001',
    ];
    await guess('13866660001', 5);
    await guess('+8613866660001', 4);
    for (const from of notations) {
      expect([from, await dial(from, await passcode())]).toEqual([from, ['refused']]);
    }
    expect(await dial('13866660002', await passcode())).toEqual(['welcome']);
  });

  it('gives right attempts back, also to colleagues who share a number [LDIA-52]', async () => {
    for (let call = 0; call < 6; call += 1) {
      for (const person of ['member', 'vip'] as const) {
        expect(await dial(NUMBER, await passcode(person))).toEqual(['welcome']);
      }
    }
  });

  it('allows one wrong attempt a call after sixty wrong ones of all numbers [LDIA-52]', async () => {
    for (let caller = 0; caller < 20; caller += 1) await guess(`+8526000${1000 + caller}`, 3);
    expect(await dial(NUMBER, '1', await passcode())).toEqual(['refused']);
    expect(await dial(OTHER_NUMBER, await passcode())).toEqual(['welcome']);
  });
});
