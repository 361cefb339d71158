import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { MIGRATIONS_FOLDER } from './OpenDatabase.ts';

const SOURCE = path.join(import.meta.dirname, '../..');

const read = (file: string): string => readFileSync(path.join(MIGRATIONS_FOLDER, file), 'utf8');

const { entries } = JSON.parse(read('meta/_journal.json')) as {
  entries: readonly { idx: number; tag: string }[];
};

/** Digests of the migrations that databases have run: ADR 136. */
const frozen = JSON.parse(
  readFileSync(path.join(SOURCE, '../frozen/migrations.json'), 'utf8'),
) as Record<string, string>;

it('keeps every frozen migration as it was, and adds new ones after them', () => {
  const digestOf = (tag: string) =>
    createHash('sha256')
      .update(read(`${tag}.sql`))
      .digest('hex');
  const first = entries.slice(0, Object.keys(frozen).length);
  expect(Object.fromEntries(first.map(({ tag }) => [tag, digestOf(tag)]))).toEqual(frozen);
});

it('has a migration for every change of the tables', async () => {
  const last = entries.at(-1)?.idx ?? 0;
  const snapshot = JSON.parse(
    read(`meta/${String(last).padStart(4, '0')}_snapshot.json`),
  ) as ReturnType<typeof generateDrizzleJson>;
  const files = globSync('**/tables.ts', { cwd: SOURCE });
  const modules = await Promise.all(
    files.map(async (file) => (await import(path.join(SOURCE, file))) as Record<string, unknown>),
  );
  const tables = modules.flatMap((module) => Object.values(module));
  const now = generateDrizzleJson({ ...tables }, snapshot.id, undefined, 'snake_case');
  expect(await generateMigration(snapshot, now)).toEqual([]);
});
