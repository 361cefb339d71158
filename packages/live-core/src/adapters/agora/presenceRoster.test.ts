import type { Attributes } from '@rostra/contract/live';
import { describe, expect, it } from 'vitest';
import type { PresenceEvent } from './AgoraSdk.ts';
import { PresenceRoster } from './presenceRoster.ts';

const ME = 7;
const ROOM = 'room';

const event = (request: Partial<PresenceEvent>): PresenceEvent => ({
  eventType: 'NONE',
  channelType: 'MESSAGE',
  channelName: ROOM,
  publisher: '',
  stateChanged: {},
  interval: null,
  snapshot: null,
  timestamp: 1,
  ...request,
});

const state = (userId: string, states: Record<string, string> = {}) => ({
  userId,
  states,
  statesCount: Object.keys(states).length,
});

const users = (...ids: readonly string[]) => ({ users: [...ids], userCount: ids.length });

const snapshot = (...ids: readonly string[]): PresenceEvent =>
  event({ eventType: 'SNAPSHOT', snapshot: ids.map((id) => state(id)) });

const interval = (request: Partial<NonNullable<PresenceEvent['interval']>>): PresenceEvent =>
  event({
    eventType: 'INTERVAL',
    interval: {
      join: users(),
      leave: users(),
      timeout: users(),
      userStateList: [],
      totalOccupancy: 0,
      ...request,
    },
  });

const joined = (uid: number, attributes: Attributes = {}) => ({
  name: 'memberJoined',
  payload: { channel: ROOM, uid, attributes },
});
const left = (uid: number, reason = 'left') => ({
  name: 'memberLeft',
  payload: { channel: ROOM, uid, reason },
});

function rosterOf(...ids: readonly string[]): PresenceRoster {
  const roster = new PresenceRoster(ROOM, ME);
  roster.take(snapshot(...ids));
  return roster;
}

describe('presence of Agora', () => {
  it('replaces the whole list by a snapshot that includes the member [LCON-02]', () => {
    const roster = new PresenceRoster(ROOM, ME);
    const uids = (events: ReturnType<PresenceRoster['take']>): unknown =>
      events.flatMap(({ name, payload }): readonly unknown[] =>
        name === 'roster' ? payload.members.map(({ uid }) => uid) : [name],
      );
    expect(uids(roster.take(snapshot('8', '9')))).toEqual([ME, 8, 9]);
    expect(uids(roster.take(snapshot('7', '9', '10')))).toEqual([ME, 9, 10]);
    expect(roster.take(event({ eventType: 'REMOTE_LEAVE', publisher: '8' }))).toEqual([]);
    expect(roster.take(event({ eventType: 'REMOTE_LEAVE', publisher: '10' }))).toEqual([left(10)]);
  });

  it('reports a join once, and a departure with its reason', () => {
    const roster = rosterOf('8');
    const come = event({ eventType: 'REMOTE_JOIN', publisher: '9' });
    expect(roster.take(come)).toEqual([joined(9)]);
    expect(roster.take(come)).toEqual([]);
    expect(roster.take(event({ eventType: 'REMOTE_TIMEOUT', publisher: '9' }))).toEqual([
      left(9, 'timeout'),
    ]);
  });

  it('splits a batch into single events in a consistent order', () => {
    const roster = rosterOf('8', '9', '10');
    const events = roster.take(
      interval({
        join: users('11', '9', '12'),
        leave: users('8', '9', '12'),
        timeout: users('10'),
        userStateList: [state('11', { hand: '1' }), state('13', { hand: '2' })],
      }),
    );
    expect(events).toEqual([
      left(8),
      left(9),
      left(10, 'timeout'),
      joined(11),
      joined(9),
      { name: 'memberAttributes', payload: { channel: ROOM, uid: 11, attributes: { hand: '1' } } },
      joined(13, { hand: '2' }),
    ]);
  });

  it('counts five hundred members in one batch [LMEM-40]', () => {
    const roster = rosterOf();
    const ids = Array.from({ length: 500 }, (_, at) => String(100 + at));
    expect(roster.take(interval({ join: users(...ids, ...ids) }))).toHaveLength(500);
  });

  it('ignores server-only attributes from a member', () => {
    const roster = rosterOf('8');
    const forged = { role: 'broadcaster', mute: '0', name: 'Host', id: '1', note: 'mine' };
    const events = roster.take(
      event({ eventType: 'REMOTE_STATE_CHANGED', publisher: '8', stateChanged: forged }),
    );
    expect(events).toEqual([
      {
        name: 'memberAttributes',
        payload: { channel: ROOM, uid: 8, attributes: { note: 'mine' } },
      },
    ]);
  });

  it("ignores foreign names and the member's own joining and leaving", () => {
    const roster = rosterOf();
    for (const publisher of ['7', 'bot', '00', '']) {
      expect(roster.take(event({ eventType: 'REMOTE_JOIN', publisher }))).toEqual([]);
      expect(roster.take(event({ eventType: 'REMOTE_LEAVE', publisher }))).toEqual([]);
    }
  });
});
