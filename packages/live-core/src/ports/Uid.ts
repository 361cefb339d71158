/** A member of one live: a whole number from 1 to 4,294,967,295 that the server gives. */
export type Uid = number;

export const UID_MAX = 0xff_ff_ff_ff;

export const isUid = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= UID_MAX;
