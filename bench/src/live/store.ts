import { median } from '../report.ts';
import { enterRoom } from './enterRoom.ts';
import type { BenchRoom } from './enterRoom.ts';
import type { Measure } from './Measure.ts';

/** As performance §4 measured its designs: members, messages a round, rows that are followed. */
const MEMBERS = 10_000;
const MESSAGES = 100_000;
const ROWS = 31;
const ROUNDS = 7;
/** Messages between two paints: a burst, of which every frame takes a part. */
const MESSAGES_A_FRAME = 500;
const UID_FROM = 1_000_000;
/** A prime, so that messages are spread over the members. */
const STRIDE = 7919;
const MICROSECONDS = 1e6;

/** S1 and S3 of performance §7. */
const MIN_THROUGHPUT = 0.4;
const MAX_JOIN_MS = 50;

interface Wire {
  readonly payload: {
    readonly channel: string;
    readonly uid: number;
    readonly attributes: Readonly<Record<string, string>>;
  };
}

const attributesOf = (at: number, round: number): Wire['payload']['attributes'] => ({
  id: String(at),
  role: 'audience',
  mute: (at + round) % 3 === 0 ? '0' : '1',
  hide: '0',
  volume: '100',
  hands_up: '',
});

/** Texts as the server sends them. */
function messages(channel: string): readonly string[] {
  return Array.from({ length: MESSAGES }, (_, number) => {
    const at = (number * STRIDE) % MEMBERS;
    const attributes = { ...attributesOf(at, number % 3), mute: '1', volume: volumeOf(number) };
    const payload = { channel, uid: UID_FROM + at, attributes };
    return JSON.stringify({ event: 'memberAttributes', number, payload });
  });
}

const volumeOf = (number: number): string => String(50 + (Math.floor(number / MEMBERS) % 2) * 50);

const cpuSeconds = (act: () => void): number => {
  const from = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / MICROSECONDS;
};

function parseAll(texts: readonly string[]): number {
  let sum = 0;
  for (const text of texts) sum += (JSON.parse(text) as Wire).payload.uid;
  return sum;
}

function takeAll({ rtm, paint }: BenchRoom, texts: readonly string[]): void {
  for (const [at, text] of texts.entries()) {
    rtm.emit('memberAttributes', (JSON.parse(text) as Wire).payload);
    if (at % MESSAGES_A_FRAME === 0) paint();
  }
  paint();
}

const rosterOf = (channel: string): string =>
  JSON.stringify({
    payload: {
      channel,
      members: Array.from({ length: MEMBERS }, (_, at) => ({
        uid: UID_FROM + at,
        attributes: attributesOf(at, 1),
      })),
    },
  });

function takeRoster({ rtm, paint }: BenchRoom, text: string): void {
  const { payload } = JSON.parse(text) as {
    payload: Parameters<typeof rtm.emit<'roster'>>[1];
  };
  rtm.emit('roster', payload);
  paint();
}

/**
 * Measures the store's throughput against `JSON.parse` alone, and a room of ten thousand members at
 * join.
 */
export async function measureStore(): Promise<readonly Measure[]> {
  const ratios: number[] = [];
  const joins: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const room = await enterRoom();
    const roster = rosterOf(room.channel);
    joins.push(cpuSeconds(() => takeRoster(room, roster)) * 1000);
    let rows = 0;
    for (let row = 0; row < ROWS; row += 1) {
      room.session.member(UID_FROM + row).subscribe(() => (rows += 1));
    }
    const texts = messages(room.channel);
    // Side by side, so that a busy machine slows both.
    const floor = cpuSeconds(() => parseAll(texts));
    const whole = cpuSeconds(() => takeAll(room, texts));
    ratios.push(floor / whole);
    if (room.session.state.get().members.count < MEMBERS || rows === 0) {
      throw new Error('The room did not apply the change');
    }
    await room.session.dispose();
  }
  return [
    {
      name: 'store_messages_to_json_parse',
      value: median(ratios),
      unit: 'ratio',
      goal: MIN_THROUGHPUT,
      bound: 'least',
    },
    {
      name: 'join_10000_snapshots',
      value: median(joins),
      unit: 'ms CPU',
      goal: MAX_JOIN_MS,
      bound: 'most',
    },
  ];
}
