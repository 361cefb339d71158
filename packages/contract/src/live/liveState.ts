import type { LiveRole } from './liveRole.ts';

/** States of a live in the order a meeting passes them (live §4). */
export const LIVE_STATES = [
  'unprepare',
  'preparing',
  'streaming',
  'pre_stopped',
  'stopped',
] as const;
export type LiveState = (typeof LIVE_STATES)[number];

/** What the channel attribute `action` may say (live §3, §4). */
export const LIVE_ACTIONS = ['prepare', 'start', 'preStop', 'unpublish'] as const;
export type LiveAction = (typeof LIVE_ACTIONS)[number];

/**
 * Which action leads where. What is not here is refused by the server (LROL-10). A free meeting may
 * start without having been prepared (LROL-16).
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

/** Whether a live has ended for somebody of this role, where he has one: for the audience first (live §4). */
export const hasEndedFor = (state: LiveState, role: LiveRole | undefined): boolean =>
  state === 'stopped' || (state === 'pre_stopped' && role === 'audience');
