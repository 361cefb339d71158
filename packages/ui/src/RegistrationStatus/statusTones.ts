/** What an event or a registration is to its reader (platform §4). */
export type RegistrationStatusName =
  | 'registering'
  | 'registered'
  | 'pending'
  | 'prepending'
  | 'rejected'
  | 'full'
  /** Nothing is left to register for: what could be chosen has begun, or there is nothing. */
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
