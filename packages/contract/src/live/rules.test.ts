import { describe, expect, it } from 'vitest';
import { previewDocumentPath } from './preview.ts';
import { isMessageTooLong } from './roomMessage.ts';
import { isSuperRole, LIVE_ROLES, ROLE_CHANGES, ROLE_TRANSITIONS } from './liveRole.ts';
import type { LiveRole, RoleChange } from './liveRole.ts';
import { isThereToScore, scoresSession } from './liveScore.ts';
import { hasEndedFor, LIVE_ACTIONS, LIVE_STATES, LIVE_TRANSITIONS } from './liveState.ts';
import type { LiveAction, LiveState } from './liveState.ts';
import { maskedNumber } from './phone.ts';

describe('states of a live session', () => {
  /** For each action: the state it leads to, by the state before. */
  it.each<[LiveAction, Partial<Record<LiveState, LiveState>>]>([
    ['prepare', { unprepare: 'preparing' }],
    ['start', { unprepare: 'streaming', preparing: 'streaming' }],
    ['preStop', { streaming: 'pre_stopped' }],
    ['unpublish', { preparing: 'stopped', streaming: 'stopped', pre_stopped: 'stopped' }],
  ])('allows %s only for the steps %j [LROL-10, LROL-16]', (action, steps) => {
    for (const state of LIVE_STATES)
      expect(LIVE_TRANSITIONS[state][action], state).toBe(steps[state]);
  });

  it('knows every action and state by its name on the wire', () => {
    expect(LIVE_ACTIONS).toEqual(['prepare', 'start', 'preStop', 'unpublish']);
    expect(LIVE_STATES).toEqual(['unprepare', 'preparing', 'streaming', 'pre_stopped', 'stopped']);
  });

  it.each<[LiveState, readonly (LiveRole | undefined)[]]>([
    ['preparing', []],
    ['streaming', []],
    ['pre_stopped', ['audience']],
    ['stopped', [...LIVE_ROLES, undefined]],
  ])('ends in %s only for %j [LROL-14]', (state, roles) => {
    const over = [...LIVE_ROLES, undefined].filter((role) => hasEndedFor(state, role));
    expect(over).toEqual([...LIVE_ROLES, undefined].filter((role) => roles.includes(role)));
  });
});

describe('roles of a live session', () => {
  it.each<[RoleChange, Partial<Record<LiveRole, LiveRole>>]>([
    ['toExpert', { broadcaster: 'expert', audience: 'expert' }],
    ['toAudience', { broadcaster: 'audience', expert: 'audience' }],
    ['toBroadcaster', { expert: 'broadcaster', audience: 'broadcaster', staff: 'broadcaster' }],
    ['recallBroadcaster', { expert: 'broadcaster', audience: 'broadcaster' }],
  ])('applies %s only as %j [LROL-41, LROL-42, LROL-43, LROL-44, LROL-50]', (change, steps) => {
    for (const role of LIVE_ROLES) expect(ROLE_TRANSITIONS[role][change], role).toBe(steps[role]);
  });

  it('knows every role and change by its name [LROL-19]', () => {
    expect(LIVE_ROLES).toEqual(['broadcaster', 'expert', 'audience', 'staff']);
    expect(ROLE_CHANGES).toEqual(['toExpert', 'toAudience', 'toBroadcaster', 'recallBroadcaster']);
  });

  it('makes host and staff super roles [LROL-34]', () => {
    expect(LIVE_ROLES.filter(isSuperRole)).toEqual(['broadcaster', 'staff']);
  });
});

describe('scores of a live session', () => {
  it.each([
    ['audience', 'audience', true],
    ['expert', 'audience', true],
    ['audience', 'expert', true],
    ['broadcaster', 'audience', false],
    ['audience', 'broadcaster', false],
    ['staff', 'expert', false],
    ['expert', 'staff', false],
  ] as const)('lets a seat of %s, now %s, score: %s [PLAY-14]', (eventRole, role, may) => {
    expect(scoresSession({ eventRole, role })).toBe(may);
  });

  it.each([
    ['stopped', true, 'expert', true],
    ['stopped', false, 'expert', false],
    ['pre_stopped', true, 'audience', true],
    ['pre_stopped', true, 'expert', false],
    ['streaming', true, 'audience', false],
  ] as const)(
    'shows scores in %s, begun %s, to %s: %s [PLAY-14]',
    (state, hasBegun, role, isThere) => {
      expect(isThereToScore({ state, hasBegun }, role)).toBe(isThere);
    },
  );
});

describe('phone numbers', () => {
  it.each([
    ['13812345678', '138****5678'],
    ['+8613812345678', '+86138****5678'],
    ['123456789', '1****6789'],
    ['12345678', '****78'],
    ['12345', '****45'],
  ])('masks %s as %s [LDIA-55]', (number, masked) => {
    expect(maskedNumber(number)).toBe(masked);
  });
});

describe('messages and documents', () => {
  it.each([
    ['x'.repeat(1000), false],
    ['x'.repeat(1001), true],
    ['👍'.repeat(1000), false],
    ['👍'.repeat(1001), true],
  ])('counts characters, an emoji as one [LCHT-24]', (message, isTooLong) => {
    expect(isMessageTooLong(message)).toBe(isTooLong);
  });

  it('serves the document of a link below the API', () => {
    expect(previewDocumentPath('abc')).toBe('/api/v1/agoras/preview_documents/abc');
  });
});
