import { describe, expect, it } from 'vitest';
import { LIVE_STATES } from '@rostra/contract/live';
import type { LiveRole, LiveState } from '@rostra/contract/live';
import {
  hasHostControls,
  isLetIn,
  isOnStage,
  mayEnd,
  mayModerate,
  mediaOf,
  mutesOthers,
  requireRight,
  seesCount,
  seesList,
  seesPersons,
  sharesChat,
} from './rights.ts';

const NOW = new Date('2026-09-08T06:30:00Z');
const INSIDE = { removedAt: null, trialEndedAt: null, accessEndedAt: null };

/** Members by their name in these tests. */
const MEMBERS = {
  host: { role: 'broadcaster', superModerator: false, coHost: false },
  expert: { role: 'expert', superModerator: false, coHost: false },
  coHost: { role: 'expert', superModerator: false, coHost: true },
  listener: { role: 'audience', superModerator: false, coHost: false },
  staff: { role: 'staff', superModerator: false, coHost: false },
  moderator: { role: 'staff', superModerator: true, coHost: false },
  /** The super moderator flag counts only for staff. */
  marked: { role: 'expert', superModerator: true, coHost: false },
} as const satisfies Record<string, { role: LiveRole; superModerator: boolean; coHost: boolean }>;

type Name = keyof typeof MEMBERS;

const whoCan = (may: (member: (typeof MEMBERS)[Name]) => boolean): Name[] =>
  (Object.keys(MEMBERS) as Name[]).filter((name) => may(MEMBERS[name]));

it.each<[string, (member: (typeof MEMBERS)[Name]) => boolean, Name[]]>([
  ['host controls', hasHostControls, ['host', 'coHost', 'moderator']],
  ['the end of a live', mayEnd, ['host', 'moderator']],
  ['moderation', mayModerate, ['host', 'coHost', 'staff', 'moderator']],
  ['names and payments', seesPersons, ['host', 'staff', 'moderator']],
])('gives %s to those members only [LROL-34, LROL-38, LROL-40]', (_right, may, names) => {
  expect(whoCan(may)).toEqual(names);
});

it.each([
  ['list', (mark: boolean) => seesList({ ...MEMBERS.listener, allowViewList: mark })],
  ['count', (mark: boolean) => seesCount({ ...MEMBERS.listener, allowViewCount: mark })],
  ['muting', (mark: boolean) => mutesOthers({ ...MEMBERS.listener, allowManageMute: mark })],
  [
    'closed chat',
    (mark: boolean) =>
      sharesChat({ allowPublicChannel: false }, { ...MEMBERS.listener, allowViewMessage: mark }),
  ],
] as const)(
  'gives the %s to an audience member by permission only [LROL-22, LROL-23, LROL-29]',
  (_right, may) => {
    expect([may(true), may(false)]).toEqual([true, false]);
  },
);

it('opens the public chat to everyone, a closed one to moderators [LCHT-17]', () => {
  const shares = (allowPublicChannel: boolean) =>
    whoCan((member) => sharesChat({ allowPublicChannel }, { ...member, allowViewMessage: false }));
  expect(shares(true)).toEqual(Object.keys(MEMBERS));
  expect(shares(false)).toEqual(['host', 'coHost', 'staff', 'moderator']);
});

it('counts unmuted audience members to the stage, but never staff', () => {
  const onStage = (mute: boolean) => whoCan(({ role }) => isOnStage({ role, mute }));
  expect(onStage(true)).toEqual(['host', 'expert', 'coHost', 'marked']);
  expect(onStage(false)).toEqual(['host', 'expert', 'coHost', 'listener', 'marked']);
});

it('keeps out removed members, ended trials and ended rights', () => {
  expect(isLetIn(INSIDE)).toBe(true);
  expect(isLetIn({ ...INSIDE, removedAt: NOW })).toBe(false);
  expect(isLetIn({ ...INSIDE, trialEndedAt: NOW })).toBe(false);
  expect(isLetIn({ ...INSIDE, accessEndedAt: NOW })).toBe(false);
});

it('refuses an act without its right', () => {
  expect(() => requireRight(true)).not.toThrow();
  expect(() => requireRight(false)).toThrow('liveRoleRefused');
});

describe('media', () => {
  const media = (state: LiveState, role: LiveRole, more: { mute?: boolean; hide?: boolean } = {}) =>
    mediaOf(state, {
      role,
      mute: false,
      hide: false,
      ...INSIDE,
      ...more,
    });

  it.each(['broadcaster', 'expert'] as const)(
    'sends audio and video of the %s [LROL-32]',
    (role) => {
      expect(media('streaming', role)).toEqual({
        send: ['audio', 'video'],
        receive: true,
        isHidden: false,
      });
      expect(media('preparing', role)).toMatchObject({ send: ['audio', 'video'], receive: true });
    },
  );

  it.each(['broadcaster', 'expert'] as const)(
    'sends no audio of the muted %s [LMED-05]',
    (role) => {
      expect(media('streaming', role, { mute: true }).send).toEqual(['video']);
    },
  );

  it('sends nothing of staff, but lets them hear everything [LROL-39]', () => {
    for (const state of ['unprepare', 'preparing', 'streaming', 'pre_stopped'] as const)
      expect(media(state, 'staff')).toEqual({ send: [], receive: true });
  });

  it('sends only audio of an unmuted audience member, and nothing of a muted one [LROL-32]', () => {
    expect(media('streaming', 'audience').send).toEqual(['audio']);
    expect(media('streaming', 'audience', { mute: true }).send).toEqual([]);
  });

  it('lets the audience hear the stage while it streams [LROL-02, LROL-07]', () => {
    const heard = LIVE_STATES.filter((state) => media(state, 'audience').receive);
    expect(heard).toEqual(['streaming']);
  });

  it('shows hidden members to the stage only [LMEM-50]', () => {
    expect(media('streaming', 'audience').seesHidden).toBe(false);
    expect(media('streaming', 'expert').seesHidden).toBeUndefined();
    expect(media('streaming', 'expert', { hide: true }).isHidden).toBe(true);
    expect(media('streaming', 'audience', { hide: true }).isHidden).toBe(true);
  });

  it.each<[LiveState, LiveRole]>([
    ['stopped', 'broadcaster'],
    ['stopped', 'staff'],
    ['pre_stopped', 'audience'],
  ])('carries nothing once the live session has %s for the %s', (state, role) => {
    expect(media(state, role)).toEqual({ send: [], receive: false });
  });

  it.each([{ removedAt: NOW }, { trialEndedAt: NOW }, { accessEndedAt: NOW }])(
    'carries nothing of %o',
    (gone) => {
      const member = { role: 'expert', mute: false, hide: false } as const;
      expect(mediaOf('streaming', { ...member, ...INSIDE, ...gone })).toEqual({
        send: [],
        receive: false,
      });
    },
  );
});
