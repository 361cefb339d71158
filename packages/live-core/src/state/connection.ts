import type { Transitions } from './Transitions.ts';

/** States of the room's connection (live §4), as shown by the banner and the modals. */
export type ConnectionState =
  | 'idle'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  /** Kicked off: the account joined the room elsewhere (LCON-30). */
  | 'aborted'
  | 'login_failed'
  | 'login_timeout'
  | 'join_failed'
  /** The host removed the member (LCON-54). */
  | 'removed'
  /** The server renews no tokens: code 10010 (LCON-53). */
  | 'token_refused'
  | 'left';

/** Events of a connection. */
export type ConnectionEvent =
  | 'connect'
  | 'connected'
  | 'lost'
  | 'kickedOff'
  | 'loginFailed'
  | 'loginTimedOut'
  | 'joinFailed'
  | 'removed'
  | 'tokenRefused'
  | 'leave';

/** Kicked-off and failed ends are left only by an explicit new connect (LCON-31 to LCON-34). */
export const connectionTransitions: Transitions<ConnectionState, ConnectionEvent> = {
  idle: { connect: 'connecting', removed: 'removed', leave: 'left' },
  connecting: {
    connected: 'connected',
    kickedOff: 'aborted',
    loginFailed: 'login_failed',
    loginTimedOut: 'login_timeout',
    joinFailed: 'join_failed',
    removed: 'removed',
    tokenRefused: 'token_refused',
    leave: 'left',
  },
  connected: {
    lost: 'reconnecting',
    kickedOff: 'aborted',
    removed: 'removed',
    tokenRefused: 'token_refused',
    leave: 'left',
  },
  reconnecting: {
    connected: 'connected',
    lost: 'reconnecting',
    kickedOff: 'aborted',
    loginFailed: 'login_failed',
    removed: 'removed',
    tokenRefused: 'token_refused',
    leave: 'left',
  },
  aborted: { connect: 'connecting', removed: 'removed', leave: 'left' },
  login_failed: { connect: 'connecting', removed: 'removed', leave: 'left' },
  login_timeout: { connect: 'connecting', removed: 'removed', leave: 'left' },
  join_failed: { connect: 'connecting', removed: 'removed', leave: 'left' },
  removed: { leave: 'left' },
  token_refused: { leave: 'left' },
  left: { connect: 'connecting', removed: 'removed' },
};
