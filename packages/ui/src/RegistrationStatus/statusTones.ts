/** What an event or a registration is to its reader (platform §4). */
export type RegistrationStatusName =
  | 'registering'
  | 'registered'
  | 'pending'
  | 'prepending'
  | 'rejected'
  | 'full'
  | 'canceled'
  | 'finished'
  | 'replay'
  /** Canceled by the reader. */
  | 'left'
  | 'checkedin'
  | 'noshow';

/** The tone of each status's tag. */
export const statusTones = {
  registering: 'info',
  registered: 'success',
  pending: 'warning',
  prepending: 'warning',
  rejected: 'danger',
  full: 'neutral',
  canceled: 'neutral',
  finished: 'neutral',
  replay: 'brand',
  left: 'neutral',
  checkedin: 'success',
  noshow: 'neutral',
} as const;
