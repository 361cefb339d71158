import type { LiveRole } from '@rostra/contract/live';
import { FakeRoom, VirtualClock } from '@rostra/live-core/fake';
import { expect, it } from 'vitest';
import type { RoomEvent } from '@rostra/ui/RoomNotices';
import { RoomEvents } from './RoomEvents.ts';

const FRAME_MS = 16;
const STEP_MS = 10;
const QUIET = { microphone: false, camera: false };

/** Makes a room on virtual time, and the notices that one member gets about the others. */
async function makeWorld() {
  const clock = new VirtualClock(Date.UTC(2026, 10, 22, 8));
  const requestFrame = (act: () => void) => clock.schedule(FRAME_MS, act);
  const room = new FakeRoom({ clock, requestFrame });
  const done = async (act: Promise<unknown>): Promise<void> => {
    const ends = { isOver: false };
    void act.finally(() => (ends.isOver = true));
    while (!ends.isOver) await clock.advance(STEP_MS);
    await act;
  };
  const rest = () => clock.advance(5000);
  const enter = async (role: LiveRole, name: string) => {
    const id = room.add(role, name);
    const { session } = room.browser(id);
    await done(session.actions.open());
    await done(session.actions.enter(QUIET));
    await rest();
    return { id, session, actions: session.actions };
  };
  return { enter, done, rest };
}

const wordsOf = (event: RoomEvent): string => {
  if (event.kind === 'own') return `own ${event.own}`;
  return `${event.kind} ${event.kind === 'listeners' ? event.count : event.name}`;
};

async function withReader(role: 'expert' | 'host' | 'audience' = 'expert') {
  const world = await makeWorld();
  const host = await world.enter('broadcaster', 'Wu Kaiyuan');
  const { session } = role === 'host' ? host : await world.enter(role, 'Ilse Hartmann');
  const events = new RoomEvents(session);
  let messages: string[] = [];
  session.state.subscribe(() => {
    messages = events.handle(session.state.get()).map(wordsOf);
  });
  return { ...world, host, session, reports: () => messages };
}

it('reports a new expert to members who see the audience as joined, not as brought on stage', async () => {
  const { enter, reports: messages } = await withReader('host');
  await enter('expert', 'Zhao Mingtang');
  expect(messages()).toEqual(['joined Zhao Mingtang']);
});

it('reports a new face on stage to members without the list as on stage, not as joined [LROL-27, LROL-29]', async () => {
  const { enter, reports: messages } = await withReader('audience');
  await enter('expert', 'Zhao Mingtang');
  expect(messages()).toEqual(['toExpert Zhao Mingtang']);
});

it('reports an audience member as on stage each time they are brought up [LROL-27, LROL-41]', async () => {
  const { enter, done, rest, host, reports: messages } = await withReader();
  const guest = await enter('audience', 'He Jingwen');
  expect(messages()).toEqual([]);
  for (const expected of [1, 2]) {
    await done(host.actions.toExpert(guest.id));
    await rest();
    expect(messages()).toEqual(Array.from({ length: expected }, () => 'toExpert He Jingwen'));
    await done(host.actions.toAudience(guest.id));
    await rest();
  }
  await done(host.actions.unmute(guest.id));
  await rest();
  expect(messages()).toHaveLength(2);
});

it('does not report a host who transfers the role as brought on stage [LROL-26]', async () => {
  const { enter, done, rest, host, reports: messages } = await withReader();
  const next = await enter('expert', 'Grace Okafor');
  await done(host.actions.setMember(next.id, 'transfer_broadcaster'));
  await rest();
  expect(messages()).toEqual(['toExpert Grace Okafor', 'newHost Grace Okafor']);
});

it('reports to members with the list how many joined the audience and who joined the stage', async () => {
  const { enter, reports: messages } = await withReader('host');
  await enter('audience', 'He Jingwen');
  await enter('audience', 'Lin Yuheng');
  await enter('expert', 'Zhao Mingtang');
  expect(messages()).toEqual(['listeners 1', 'listeners 1', 'joined Zhao Mingtang']);
});

it('reports nobody as joined to a new host, who now sees the existing audience', async () => {
  const { enter, done, rest, host, session, reports: messages } = await withReader();
  await enter('audience', 'He Jingwen');
  const { id = 0 } = session.state.get().me ?? {};
  await done(host.actions.setMember(id, 'transfer_broadcaster'));
  await rest();
  expect(messages()).toEqual(['own toHost']);
});

it('reports a departure, and a return as joined', async () => {
  const { enter, done, rest, reports: messages } = await withReader('host');
  const guest = await enter('expert', 'Zhao Mingtang');
  await done(guest.actions.leave());
  await rest();
  expect(messages()).toEqual(['joined Zhao Mingtang', 'left Zhao Mingtang']);
  await done(guest.actions.open());
  await done(guest.actions.enter(QUIET));
  await rest();
  expect(messages().at(-1)).toBe('joined Zhao Mingtang');
});

it('keeps all sixty hands raised at once, although their names arrive later [LMEM-68]', async () => {
  const world = await makeWorld();
  const host = await world.enter('broadcaster', 'Wu Kaiyuan');
  const events = new RoomEvents(host.session);
  let messages: readonly string[] = [];
  host.session.state.subscribe(() => {
    messages = events.handle(host.session.state.get()).map(({ kind }) => kind);
  });
  const guests = [];
  for (let index = 0; index < 60; index += 1) {
    guests.push(await world.enter('audience', `Guest ${index}`));
  }
  await world.done(Promise.all(guests.map(({ actions }) => actions.raiseHand())));
  await world.rest();
  expect(messages.filter((kind) => kind === 'hand')).toHaveLength(60);
});
