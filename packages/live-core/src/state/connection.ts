import type { Transitions } from './Transitions.ts';

/** States of the room's connection (live §4): what the banner and the modals show. */
export type ConnectionState =
  | 'idle'
  | 'connecting'
  | 'connected'
  | 'reconnecting'
  | 'aborted'
  | 'login_failed'
  | 'login_timeout'
  | 'left';

/** What happens to a connection. */
export type ConnectionEvent =
  'connect' | 'connected' | 'lost' | 'kickedOff' | 'loginFailed' | 'loginTimedOut' | 'leave';

/** Kicked off and failed ends are left only by an explicit new connect (LCON-31 to LCON-33). */
export const connectionTransitions: Transitions<ConnectionState, ConnectionEvent> = {
  idle: { connect: 'connecting', leave: 'left' },
  connecting: {
    connected: 'connected',
    kickedOff: 'aborted',
    loginFailed: 'login_failed',
    loginTimedOut: 'login_timeout',
    leave: 'left',
  },
  connected: { lost: 'reconnecting', kickedOff: 'aborted', leave: 'left' },
  reconnecting: {
    connected: 'connected',
    lost: 'reconnecting',
    kickedOff: 'aborted',
    loginFailed: 'login_failed',
    leave: 'left',
  },
  aborted: { connect: 'connecting', leave: 'left' },
  login_failed: { connect: 'connecting', leave: 'left' },
  login_timeout: { connect: 'connecting', leave: 'left' },
  left: { connect: 'connecting' },
};
