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
