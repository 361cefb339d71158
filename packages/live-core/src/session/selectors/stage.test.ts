import { describe, expect, it } from 'vitest';
import { screenUidOf } from '@rostra/contract/live';
import type { RoomState } from '../room/RoomState.ts';
import {
  attendee,
  member,
  membersOf,
  video,
  room,
  roomOf,
  sending,
} from '../../../test/selectorRoom.ts';
import {
  audienceUidAt,
  hasSound,
  spotlightUid,
  isHostAway,
  makeHandQueue,
  makeStageTiles,
  screenUid,
  sharerUid,
} from './stage.ts';

const host = member({ uid: 1, role: 'broadcaster' });
const expert = member({ uid: 2, role: 'expert' });
const listener = member({ uid: 9 });
const { own: OFF } = room();
const ownOn = (mine = video()): RoomState['own'] => ({
  ...OFF,
  camera: { ...OFF.camera, isOn: true },
  microphone: { ...OFF.microphone, isOn: true },
  video: mine,
});
/** Returns the room's state for its host, with two members on stage. */
const asHost = (change: Partial<RoomState> = {}): RoomState =>
  room({
    me: attendee({ uid: 1, role: 'broadcaster' }),
    members: membersOf(host, expert, listener),
    stage: [1, 2],
    ...change,
  });
const asListener = (change: Partial<RoomState> = {}): RoomState =>
  asHost({ me: attendee({ uid: 9 }), ...change });
const tiles = (state: RoomState) => makeStageTiles()(state);
const uids = (state: RoomState) => tiles(state).map(({ uid }) => uid);

describe('tiles of the stage', () => {
  it('shows the own camera and what others send [LMED-03]', () => {
    const mine = video();
    const theirs = video();
    const remote = sending([2, { hasAudio: true, hasVideo: true, video: theirs }]);
    expect(tiles(asHost({ own: ownOn(mine), remote }))).toEqual([
      {
        uid: 1,
        kind: 'camera',
        member: host,
        isMe: true,
        hasAudio: true,
        hasVideo: true,
        video: mine,
      },
      {
        uid: 2,
        kind: 'camera',
        member: expert,
        isMe: false,
        hasAudio: true,
        hasVideo: true,
        video: theirs,
      },
    ]);
  });

  it('shows members without media without audio and video [LMED-03]', () => {
    const silent = { hasAudio: false, hasVideo: false, video: null };
    expect(tiles(asHost())).toMatchObject([
      { uid: 1, ...silent },
      { uid: 2, ...silent },
    ]);
  });

  it('leaves out absent and unknown members', () => {
    const members = membersOf(host, member({ uid: 2, role: 'expert', is_online: false }));
    expect(uids(asHost({ members, stage: [1, 2, 3] }))).toEqual([1]);
  });

  it('shows hidden members only to moderators and themselves', () => {
    const members = membersOf(host, member({ uid: 2, role: 'expert', hide: true }), listener);
    expect(uids(asHost({ members }))).toEqual([1, 2]);
    expect(uids(asListener({ members }))).toEqual([1]);
    expect(uids(asHost({ members, me: attendee({ uid: 2, role: 'expert' }) }))).toEqual([1, 2]);
  });

  describe('with a shared screen', () => {
    const SCREEN = screenUidOf(2);
    const channel = { shareScreenId: String(SCREEN) };

    it('puts a screen before its owner once its video has arrived [LMED-07, LCON-49]', () => {
      const shown = video();
      const remote = sending([SCREEN, { hasVideo: true, video: shown }]);
      expect(tiles(asHost({ channel, remote }))).toMatchObject([
        { uid: 1, kind: 'camera' },
        {
          uid: SCREEN,
          kind: 'screen',
          member: expert,
          isMe: false,
          hasAudio: false,
          hasVideo: true,
          video: shown,
        },
        { uid: 2, kind: 'camera' },
      ]);
    });

    it('waits for the video of a screen', () => {
      expect(uids(asHost({ channel }))).toEqual([1, 2]);
      expect(uids(asHost({ channel, remote: sending([SCREEN, { hasAudio: true }]) }))).toEqual([
        1, 2,
      ]);
    });

    it('shows a screen whose video is not attached yet without one', () => {
      const remote = sending([SCREEN, { hasVideo: true }]);
      expect(tiles(asHost({ channel, remote }))[1]).toMatchObject({ uid: SCREEN, video: null });
    });

    it('shows the own screen from its own source', () => {
      const mine = video();
      const mineOf = (isOn: boolean) =>
        asHost({
          channel: { shareScreenId: String(screenUidOf(1)) },
          screen: { ...room().screen, isOn, video: mine },
        });
      expect(tiles(mineOf(true))[0]).toMatchObject({
        uid: screenUidOf(1),
        kind: 'screen',
        isMe: true,
        video: mine,
      });
      expect(uids(mineOf(false))).toEqual([1, 2]);
    });

    it('names the owner of a screen', () => {
      expect([screenUid({ channel }), sharerUid(asHost({ channel }))]).toEqual([SCREEN, 2]);
      expect([screenUid({ channel: {} }), sharerUid(asHost())]).toEqual([null, undefined]);
    });
  });

  describe('with more than twelve', () => {
    const many = Array.from({ length: 14 }, (_, at) => member({ uid: at + 1, role: 'expert' }));
    const stage = many.map(({ uid }) => uid);
    const crowd = (change: Partial<RoomState>) =>
      asHost({ me: attendee({ uid: 99 }), members: membersOf(...many), stage, ...change });

    it('shows the first twelve if nobody sends video [LMED-05]', () => {
      expect(uids(crowd({}))).toEqual(stage.slice(0, 12));
    });

    it('shows twelve of twelve', () => {
      const remote = sending([12, { hasVideo: true }]);
      expect(uids(crowd({ stage: stage.slice(0, 12), remote }))).toEqual(stage.slice(0, 12));
    });

    it('fills the twelve if some of the first send video [LMED-05]', () => {
      const remote = sending([1, { hasVideo: true }], [5, { hasVideo: true }]);
      expect(uids(crowd({ remote }))).toEqual(stage.slice(0, 12));
    });

    it('keeps members with video, in the order of the stage [LMED-05]', () => {
      const remote = sending([13, { hasVideo: true }], [14, { hasVideo: true }]);
      expect(uids(crowd({ remote }))).toEqual([...stage.slice(0, 10), 13, 14]);
    });

    it('keeps the spotlight and the screen although all others send [LHST-13, LMED-07]', () => {
      const screen = screenUidOf(13);
      const channel = { setHomeUid: '14', shareScreenId: String(screen) };
      const remote = sending(
        ...stage
          .slice(0, 13)
          .map((uid): [number, { hasVideo: boolean }] => [uid, { hasVideo: true }]),
        [screen, { hasVideo: true }],
      );
      expect(uids(crowd({ channel, remote }))).toEqual([...stage.slice(0, 10), screen, 14]);
    });
  });

  describe('read again', () => {
    it('returns the same list while the stage is unchanged', () => {
      const read = makeStageTiles();
      const state = asHost();
      const first = read(state);
      expect(read({ ...state, unread: { attendees: 1, public_chat: 0 } })).toBe(first);
      expect(read({ ...state, members: membersOf(host, expert) })).toBe(first);
    });

    const changes: [string, Partial<RoomState>, readonly number[]][] = [
      ['members', { members: membersOf(host) }, [1]],
      ['stage', { stage: [2] }, [2]],
      ['channel', { channel: { shareScreenId: String(screenUidOf(1)) } }, [screenUidOf(1), 1, 2]],
    ];
    it.each(changes)('follows a change of %s', (_name, change, expected) => {
      const read = makeStageTiles();
      const screen = { ...room().screen, isOn: true };
      const state = asHost({ screen });
      read(state);
      const next = read({ ...state, ...change });
      expect(next.map(({ uid }) => uid)).toEqual(expected);
    });

    it('marks the own tile once its uid is known', () => {
      const read = makeStageTiles();
      const state = asHost({ me: null });
      expect(read(state).map(({ isMe }) => isMe)).toEqual([false, false]);
      const next = read({ ...state, me: attendee({ uid: 1, role: 'broadcaster' }) });
      expect(next.map(({ isMe }) => isMe)).toEqual([true, false]);
    });

    it('follows the own screen being turned on', () => {
      const read = makeStageTiles();
      const state = asHost({ channel: { shareScreenId: String(screenUidOf(1)) } });
      read(state);
      const screen = { ...state.screen, isOn: true };
      expect(read({ ...state, screen }).map(({ uid }) => uid)).toEqual([screenUidOf(1), 1, 2]);
    });

    it.each([
      ['sound', { hasAudio: true }],
      ['video', { hasVideo: true }],
      ['picture', { video: video() }],
    ])('renews only the tile whose %s changed', (_name, sent) => {
      const read = makeStageTiles();
      const state = asHost();
      const [mine, theirs] = read(state);
      const next = read({ ...state, remote: sending([2, sent]) });
      expect(next[0]).toBe(mine);
      expect(next[1]).not.toBe(theirs);
      expect(next[1]).toMatchObject(sent);
    });

    it('renews only the tile whose member changed', () => {
      const read = makeStageTiles();
      const state = asHost();
      const [mine] = read(state);
      const renamed = member({ uid: 2, role: 'expert', name: 'Dr. Chen' });
      const next = read({ ...state, members: membersOf(host, renamed) });
      expect(next[0]).toBe(mine);
      expect(next[1]?.member).toBe(renamed);
    });

    it('follows the own camera', () => {
      const read = makeStageTiles();
      const state = asHost();
      read(state);
      expect(read({ ...state, own: ownOn() })[0]).toMatchObject({ hasVideo: true, hasAudio: true });
    });
  });
});

describe('audio, spotlight and host', () => {
  it('hears the own microphone and what others send', () => {
    const state = asHost({ own: ownOn(), remote: sending([2, { hasAudio: true }]) });
    expect([1, 2, 9].map((uid) => hasSound(state, uid))).toEqual([true, true, false]);
    expect(hasSound(asHost({ remote: sending([1, { hasAudio: true }]) }), 1)).toBe(false);
    expect(hasSound(room({ remote: sending([2, { hasAudio: true }]) }), 2)).toBe(true);
  });

  it('reads the spotlight from the channel [LHST-13, LCON-48]', () => {
    expect(spotlightUid(asHost({ channel: { setHomeUid: '2' } }))).toBe(2);
    expect(spotlightUid(asHost())).toBeNull();
  });

  const away = member({ uid: 1, role: 'broadcaster', is_online: false });
  it.each([
    ['streaming', host, false],
    ['streaming', away, true],
    ['streaming', undefined, true],
    ['preparing', away, false],
  ] as const)(
    'returns for %s and host %j whether the host is away: %s [LROL-53]',
    (state, leads, isAway) => {
      const members = leads ? membersOf(leads, expert) : membersOf(expert);
      const live = { state, startTime: null, endTime: null };
      expect(isHostAway(asListener({ members, live }))).toBe(isAway);
    },
  );
});

describe('raised hands', () => {
  it('lists known members in the order of raising [LMEM-60]', () => {
    const state = asHost({ hands: [9, 7, 2] });
    expect(makeHandQueue()(state)).toEqual([listener, expert]);
  });

  it('returns the same list until one of them changes', () => {
    const read = makeHandQueue();
    const state = asHost({ hands: [9, 2] });
    const first = read(state);
    expect(read({ ...state, hands: [9, 2] })).toBe(first);
    expect(read({ ...state, hands: [9, 1] })).toEqual([listener, host]);
    expect(read({ ...state, hands: [2, 9] })).toEqual([expert, listener]);
    expect(read({ ...state, hands: [2] })).toEqual([expert]);
    expect(read({ ...state, hands: [] })).toEqual([]);
  });
});

describe('rows of the audience', () => {
  const pageOf = (page: number) => Array.from({ length: 25 }, (_, at) => page * 1000 + at);
  const state = roomOf(
    {},
    {
      audience: {
        ...room().audience,
        pages: new Map([
          [1, pageOf(1)],
          [3, pageOf(3)],
        ]),
      },
    },
  );

  it.each([
    [0, 1000],
    [24, 1024],
    [25, undefined],
    [50, 3000],
    [74, 3024],
    [75, undefined],
  ])('finds in row %i the member %s', (row, uid) => {
    expect(audienceUidAt(state, row)).toBe(uid);
  });
});
