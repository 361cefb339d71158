import { hash, verify } from '@node-rs/argon2';
import { WorkLimiter } from './WorkLimiter.ts';

/** Argon2id (the library's default) with 64 MiB, 3 passes, 1 lane: about 58 ms (stack.md section 7). */
const MEMORY_KIB = 64 * 1024;
const PASSES = 3;
const LANES = 1;

/** Argon2 runs in the thread pool: more than two at once would block all file access. */
const limiter = new WorkLimiter(2, 200);

/**
 * A hash whose secret nobody knows. Unknown accounts are checked against it, so that their answer
 * takes as long as that of a wrong password.
 */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=65536,t=3,p=1$u4/N6rOlkvvY2JVWuNtdIw$OXTRgL+4pG8LsXjWJNXPtEyZCSb29En6dNMNdZqhGbs';

/** Returns the argon2id hash of a password, with its parameters and salt. */
export function hashSecret(secret: string): Promise<string> {
  return limiter.run(() =>
    hash(secret, {
      memoryCost: MEMORY_KIB,
      timeCost: PASSES,
      parallelism: LANES,
    }),
  );
}

/** Returns whether a secret matches a hash. */
export function verifySecret(storedHash: string, secret: string): Promise<boolean> {
  return limiter.run(() => verify(storedHash, secret));
}

/** Returns whether a hash has other parameters than today's and should be renewed at login. */
export const isOutdatedHash = (storedHash: string): boolean =>
  !storedHash.startsWith(`$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$`);
