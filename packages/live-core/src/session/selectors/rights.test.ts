import { describe, expect, it } from 'vitest';
import type { Attendee } from '@rostra/contract/live';
import type { RoomState } from '../room/RoomState.ts';
import { attendee, member, room, roomOf, sending, sessionOf } from '../../../test/selectorRoom.ts';
import {
  canActOn,
  canControl,
  canGiveBack,
  canSpotlight,
  canModerate,
  canMute,
  canMuteMember,
  canPause,
  canRaiseHand,
  canReadChat,
  canSeeList,
  canSend,
  canStop,
  canReclaimHost,
  canClaimHost,
  isHost,
  isSuper,
  mayShareScreen,
  mayShowMore,
  mediaRights,
  onlineCount,
} from './rights.ts';

const PEOPLE = {
  visitor: null,
  host: attendee({ role: 'broadcaster', mute: false }),
  staff: attendee({ role: 'staff' }),
  superModerator: attendee({ role: 'staff', super_moderator: true }),
  coHost: attendee({ role: 'expert', co_host: true }),
  expert: attendee({ role: 'expert', mute: false }),
  speaking: attendee({ role: 'audience', mute: false }),
  audience: attendee({ role: 'audience' }),
  /** The flag counts for staff only (LROL-40). */
  flaggedExpert: attendee({ role: 'expert', super_moderator: true }),
  viewsList: attendee({ allow_view_list: true }),
  viewsMessages: attendee({ allow_view_message: true }),
  viewsCount: attendee({ allow_view_count: true }),
  mutes: attendee({ allow_manage_mute: true }),
} as const satisfies Record<string, Attendee | null>;
type Person = keyof typeof PEOPLE;

const people = Object.keys(PEOPLE) as Person[];
const moderators: readonly Person[] = ['host', 'staff', 'superModerator', 'coHost'];
const as = (person: Person, change: Partial<RoomState> = {}): RoomState =>
  room({ me: PEOPLE[person], online: 7, ...change });

describe('rights by role', () => {
  const rights: [string, (state: RoomState) => boolean, readonly Person[]][] = [
    ['sees full names and payments [LROL-34]', isSuper, ['host', 'staff', 'superModerator']],
    ['leads the meeting [LROL-19]', isHost, ['host']],
    ['has the controls [LROL-24, LROL-40]', canControl, ['host', 'superModerator', 'coHost']],
    ['may stop the live, never a co-host [LROL-40]', canStop, ['host', 'superModerator']],
    ['keeps order [LROL-38]', canModerate, moderators],
    ['may mute others [LROL-23, LHST-10]', canMute, [...moderators, 'mutes']],
    ['sees the list of the audience [LROL-29]', canSeeList, [...moderators, 'viewsList']],
    ['reads a closed chat [LROL-21, LCHT-17]', canReadChat, [...moderators, 'viewsMessages']],
    ['writes in a closed chat [LCHT-17]', canSend, [...moderators, 'viewsMessages']],
    [
      "may take an absent host's place [LROL-53]",
      canClaimHost,
      ['staff', 'superModerator', 'coHost'],
    ],
    [
      'may send sound [LROL-30, LROL-39]',
      (state) => mediaRights(state).audio,
      ['host', 'coHost', 'expert', 'flaggedExpert', 'speaking'],
    ],
    [
      'may send video',
      (state) => mediaRights(state).video,
      ['host', 'coHost', 'expert', 'flaggedExpert'],
    ],
    [
      'may pause what plays [LMED-23]',
      canPause,
      ['audience', 'viewsList', 'viewsMessages', 'viewsCount', 'mutes'],
    ],
    [
      'may raise a hand [LROL-33, LMEM-67]',
      canRaiseHand,
      ['audience', 'viewsList', 'viewsMessages', 'viewsCount', 'mutes'],
    ],
    [
      'sees how many are online [LROL-22]',
      (state) => onlineCount(state) === 7,
      [...moderators, 'viewsCount'],
    ],
  ];

  it.each(rights)('%s', (_title, right, holders) => {
    expect(people.filter((person) => right(as(person)))).toEqual(
      people.filter((person) => holders.includes(person)),
    );
  });

  it('hides the online count from everyone else [LROL-22]', () => {
    expect(onlineCount(as('audience'))).toBeNull();
  });

  it('refuses a host marked as co-host a claim of their own role [LROL-53]', () => {
    expect(canClaimHost(roomOf({ role: 'broadcaster', co_host: true }))).toBe(false);
  });

  it('opens the chat to everyone while it is public [LCHT-17]', () => {
    expect(people.every((person) => canReadChat(as(person, { allowPublicChannel: true })))).toBe(
      true,
    );
  });

  it('sends nothing while the connection is lost', () => {
    expect(canSend(as('host', { connection: 'reconnecting' }))).toBe(false);
    expect(canRaiseHand(as('audience', { connection: 'reconnecting' }))).toBe(false);
  });

  it('offers no raising of a raised hand [LMEM-67]', () => {
    expect(canRaiseHand(roomOf({ hands_up: '2026-11-21T08:00:00Z' }))).toBe(false);
  });

  it('removes media rights and the pause where a stream plays [LCON-09, EVT-68]', () => {
    const session = sessionOf({ vendor: 'rtmp' });
    expect(mediaRights(as('host', { session }))).toEqual({ audio: false, video: false });
    expect(canPause(as('audience', { session }))).toBe(false);
  });
});

describe('rights before the room is entered', () => {
  const early = room({ me: null, session: null });

  it('grants nothing to a still unknown user', () => {
    const seen = member({ uid: 2, role: 'expert', seated_host: true });
    expect([canActOn(early, seen), canGiveBack(early, seen), canPause(early)]).toEqual([
      false,
      false,
      false,
    ]);
    expect(mediaRights(early)).toEqual({ audio: false, video: false });
  });
});

describe('rights over one member', () => {
  const others = {
    host: member({ uid: 2, role: 'broadcaster' }),
    expert: member({ uid: 3, role: 'expert' }),
    audience: member({ uid: 4 }),
    staff: member({ uid: 5, role: 'staff' }),
  } as const;
  type Other = keyof typeof others;
  const overWhom = (
    person: Person,
    right: (state: RoomState, other: (typeof others)[Other]) => boolean,
  ) => (Object.keys(others) as Other[]).filter((other) => right(as(person), others[other]));

  it.each<[Person, readonly Other[]]>([
    ['superModerator', ['host', 'expert', 'audience', 'staff']],
    ['staff', ['expert', 'audience', 'staff']],
    ['coHost', ['expert', 'audience', 'staff']],
    ['host', ['expert', 'audience', 'staff']],
    ['mutes', []],
    ['audience', []],
  ])('lets %s remove and turn down %j [LHST-03, LHST-12]', (person, expected) => {
    expect(overWhom(person, canActOn)).toEqual(expected);
  });

  it('refuses actions on oneself', () => {
    expect(canActOn(roomOf({ uid: 3, role: 'staff' }), others.expert)).toBe(false);
  });

  it.each<[Person, readonly Other[]]>([
    ['superModerator', ['host', 'expert', 'audience']],
    ['staff', ['expert', 'audience']],
    ['coHost', ['expert', 'audience']],
    ['mutes', ['expert', 'audience']],
    ['expert', []],
  ])('lets %s mute %j [LROL-23, LHST-10]', (person, expected) => {
    expect(overWhom(person, canMuteMember)).toEqual(expected);
  });

  it.each<[Person, readonly Other[]]>([
    ['host', ['host', 'expert']],
    ['coHost', ['host', 'expert']],
    ['superModerator', ['host', 'expert']],
    ['staff', []],
    ['expert', []],
  ])('lets %s spotlight %j [LHST-13]', (person, expected) => {
    expect(overWhom(person, canSpotlight)).toEqual(expected);
  });

  it('refuses to spotlight an absent member [LHST-13]', () => {
    expect(canSpotlight(as('host'), { ...others.expert, isOnline: false })).toBe(false);
  });
});

describe('the host role', () => {
  it.each([
    ['expert', 'broadcaster', true],
    ['audience', 'broadcaster', true],
    ['broadcaster', 'broadcaster', false],
    ['staff', 'broadcaster', false],
    ['expert', 'expert', false],
  ] as const)('lets a %s seated as %s reclaim it: %s [LROL-26, LROL-44]', (role, seat, may) => {
    const session = sessionOf({ user_type: seat });
    expect(canReclaimHost(roomOf({ role }, { session }))).toBe(may);
  });

  it('refuses a claim before the room is joined [LROL-44]', () => {
    expect(canReclaimHost(room({ session: sessionOf({ user_type: 'broadcaster' }) }))).toBe(false);
    expect(canReclaimHost(roomOf({ role: 'expert' }, { session: null }))).toBe(false);
  });

  it.each([
    ['staff', { role: 'expert', seated_host: true }, true],
    ['host', { role: 'audience', seated_host: true }, true],
    ['expert', { role: 'expert', seated_host: true }, false],
    ['staff', { role: 'expert' }, false],
    ['staff', { role: 'broadcaster', seated_host: true }, false],
    ['staff', { role: 'expert', seated_host: true, uid: 1 }, false],
  ] as const)('lets %s return it to %j: %s [LROL-51]', (person, seated, may) => {
    expect(canGiveBack(as(person), member({ uid: 2, ...seated }))).toBe(may);
  });

  it('refuses to return it to a member known only from presence [LROL-51]', () => {
    expect(
      canGiveBack(as('staff'), { ...member({ uid: 2, role: 'expert' }), attendee: null }),
    ).toBe(false);
  });
});

describe('slots for video', () => {
  const withVideo = (count: number) =>
    sending(
      [100, { hasAudio: true }],
      ...Array.from({ length: count }, (_, at) => [at + 2, { hasVideo: true }] as const).map(
        ([uid, sent]) => [uid, sent] as [number, { hasVideo: boolean }],
      ),
    );
  const withCamera = (isOn: boolean): Pick<RoomState, 'own'> => {
    const { own } = room();
    return { own: { ...own, camera: { ...own.camera, isOn } } };
  };

  it.each([
    [11, false, true, true],
    [12, false, false, false],
    [10, true, true, true],
    [11, true, true, false],
  ])(
    'counts %i videos, own camera %s: camera %s, screen %s [LMED-05, LMED-07]',
    (count, isOn, camera, screen) => {
      const state = as('host', { remote: withVideo(count), ...withCamera(isOn) });
      expect([mayShowMore(state), mayShareScreen(state)]).toEqual([camera, screen]);
    },
  );
});
