import type { LiveRole } from './liveRole.ts';

/** States of a live session in the order in which a meeting passes them (live §4). */
export const LIVE_STATES = [
  'unprepare',
  'preparing',
  'streaming',
  'pre_stopped',
  'stopped',
] as const;
/** State of a live session. */
export type LiveState = (typeof LIVE_STATES)[number];

/** Values of the channel attribute `action` (live §3, §4). */
export const LIVE_ACTIONS = ['prepare', 'start', 'preStop', 'unpublish'] as const;
/** Value of the channel attribute `action`. */
export type LiveAction = (typeof LIVE_ACTIONS)[number];

/**
 * The state each action leads to. The server refuses every transition not listed here (LROL-10). A
 * free meeting may start without having been prepared (LROL-16).
 */
export const LIVE_TRANSITIONS: Readonly<
  Record<LiveState, Readonly<Partial<Record<LiveAction, LiveState>>>>
> = {
  unprepare: { prepare: 'preparing', start: 'streaming' },
  preparing: { start: 'streaming', unpublish: 'stopped' },
  streaming: { preStop: 'pre_stopped', unpublish: 'stopped' },
  pre_stopped: { unpublish: 'stopped' },
  stopped: {},
};

/**
 * Returns whether a live session has ended for this role, or for a user without one. It ends for
 * the audience first (live §4).
 */
export const hasEndedFor = (state: LiveState, role: LiveRole | undefined): boolean =>
  state === 'stopped' || (state === 'pre_stopped' && role === 'audience');
