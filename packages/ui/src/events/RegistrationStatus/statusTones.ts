/** The status of an event or a registration for its reader (platform §4). */
export type RegistrationStatusName =
  | 'registering'
  | 'registered'
  | 'pending'
  | 'prepending'
  | 'rejected'
  | 'full'
  /** No registration is possible: all slots have begun, or there are none. */
  | 'closed'
  | 'canceled'
  | 'finished'
  | 'replay'
  /** Canceled by the reader. */
  | 'left'
  | 'checkedin'
  | 'noshow'
  /** Seated by the event, without registering: as host, on stage, as staff. */
  | 'hosting'
  | 'speaking'
  | 'helping';

/** The tone of each status's tag. */
export const statusTones = {
  registering: 'info',
  registered: 'success',
  pending: 'warning',
  prepending: 'warning',
  rejected: 'danger',
  full: 'neutral',
  closed: 'neutral',
  canceled: 'neutral',
  finished: 'neutral',
  replay: 'brand',
  left: 'neutral',
  checkedin: 'success',
  noshow: 'neutral',
  hosting: 'brand',
  speaking: 'brand',
  helping: 'neutral',
} as const;
