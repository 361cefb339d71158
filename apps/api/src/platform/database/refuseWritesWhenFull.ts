import { MIN_FREE_BYTES } from '#platform/disk/freeBytes.ts';
import { DISK_FULL } from './databaseErrorCode.ts';

/** How long a measured amount of free space counts, in ms. */
const MEASURED_FOR_MS = 500;

/** How statements that only read begin. */
const READ = /^[\s(]*(?:select|with|values|show|set|listen|unlisten)\b/i;
/** Words of statements that write, or lock rows. */
const WRITE = /\b(?:insert|update|delete|merge|create|alter|drop|truncate|share)\b/i;

/** A write that was refused because the disk is nearly full; its code is PostgreSQL's. */
export class DiskFullError extends Error {
  readonly code = DISK_FULL;

  constructor() {
    super('The disk of the data folder is nearly full, so nothing was written.');
  }
}

interface Client {
  query: (...parameters: never[]) => Promise<unknown>;
  exec: (...parameters: never[]) => Promise<unknown>;
  transaction: (...parameters: never[]) => Promise<unknown>;
}

/** Sources of the free space and of the time. */
export interface SpaceProbe {
  readFreeBytes: () => Promise<number>;
  /** Monotonic, in ms. */
  now: () => number;
}

/** Returns whether a statement may write. Unknown statements count as writes. */
export const mayWrite = (statement: string): boolean =>
  !READ.test(statement) || WRITE.test(statement);

/**
 * Makes a PGlite refuse transactions and writing statements while less than `MIN_FREE_BYTES` are
 * free. On a full disk PGlite never returns from a write that needs a new file of its log, and the
 * process with it. Reads go on, and writes do as soon as there is space.
 *
 * @param client its methods are replaced
 */
export function refuseWritesWhenFull(client: Client, { readFreeBytes, now }: SpaceProbe): void {
  let measured: { at: number; free: Promise<number> } | undefined;
  const requireSpace = async (): Promise<void> => {
    if (measured === undefined || now() - measured.at >= MEASURED_FOR_MS) {
      measured = { at: now(), free: readFreeBytes() };
    }
    if ((await measured.free) < MIN_FREE_BYTES) throw new DiskFullError();
  };
  for (const method of ['query', 'exec', 'transaction'] as const) {
    const call = client[method].bind(client) as (...parameters: unknown[]) => Promise<unknown>;
    Object.defineProperty(client, method, {
      configurable: true,
      value: async (...parameters: unknown[]) => {
        const [statement] = parameters;
        if (typeof statement !== 'string' || mayWrite(statement)) await requireSpace();
        return call(...parameters);
      },
    });
  }
}
