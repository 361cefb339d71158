import { randomBytes, randomInt, randomUUID } from 'node:crypto';

/** Unpredictable values. A port, so that a test can know what was drawn. */
export interface Random {
  /** URL-safe text made from `bytes` random bytes; 32 bytes (256 bits) unless told. */
  token(bytes?: number): string;
  /** Decimal digits, leading zeros kept, for one-time codes. */
  digits(length: number): string;
}

/** Identifiers that nobody can guess and that need no database. */
export interface Ids {
  /** A version 4 UUID. */
  uuid(): string;
}

export const systemRandom: Random = {
  token: (bytes = 32) => randomBytes(bytes).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
};

export const systemIds: Ids = { uuid: () => randomUUID() };
