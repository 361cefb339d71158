import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Source of unpredictable values. An interface, so that a test can know the values. */
export interface Random {
  /** Returns URL-safe text made from `bytes` random bytes; 32 bytes (256 bits) by default. */
  token(bytes?: number): string;
  /** Returns decimal digits, with leading zeros, for one-time codes. */
  digits(length: number): string;
}

/** Identifiers that cannot be guessed and need no database. */
export interface Ids {
  /** A version 4 UUID. */
  uuid(): string;
}

/** Cryptographically secure random values of the system. */
export const systemRandom: Random = {
  token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
};

/** Random version 4 UUIDs of the system. */
export const systemIds: Ids = { uuid: () => randomUUID() };
