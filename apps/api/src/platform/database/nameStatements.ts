import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';

/**
 * Maximum number of statements that a connection keeps prepared; further ones are planned each
 * time.
 */
const MAX_STATEMENTS = 500;
/** PostgreSQL cuts longer names. */
const NAME_LENGTH = 32;

interface NamableQuery {
  text: string;
  name?: string;
}

const isNamable = (query: unknown): query is NamableQuery =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !('name' in query && query.name !== undefined) &&
  /^(?:select|with|insert|update|delete)\b/i.test(query.text);

/**
 * Names every statement after its text, so that each connection parses and plans it once: planning
 * takes longer than running most of ours. Drizzle puts values into parameters, so there are few
 * texts; the first ones are also the most frequent.
 */
export function nameStatements(pool: Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_STATEMENTS) return known;
    const name = createHash('sha256').update(text).digest('hex').slice(0, NAME_LENGTH);
    names.set(text, name);
    return name;
  };
  pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client) as (...parameters: unknown[]) => unknown;
    const named = (first: unknown, ...rest: unknown[]): unknown => {
      const name = isNamable(first) ? nameOf(first.text) : undefined;
      return name === undefined
        ? query(first, ...rest)
        : query({ ...(first as object), name }, ...rest);
    };
    Object.defineProperty(client, 'query', { value: named, configurable: true });
  });
}
