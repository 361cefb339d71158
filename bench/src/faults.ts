// Plants each fault of bench/faults alone in a copy of the tree, runs the level that has to notice it
// and names those that pass: `npm run bench:faults -- --level unit`, `-- refund-twice`, `-- --whole`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { commandOf } from './faults/commands.ts';
import { FAULT_LEVELS, plant } from './faults/Fault.ts';
import type { Fault } from './faults/Fault.ts';
import { runCommand } from './faults/runCommand.ts';
import { Scratch } from './faults/Scratch.ts';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', multiple: true, default: [] },
    whole: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});

const lists = path.resolve(import.meta.dirname, '../faults');
const all: Fault[] = [];
for (const file of readdirSync(lists).toSorted()) {
  const { faults } = (await import(path.join(lists, file))) as { faults: readonly Fault[] };
  all.push(...faults);
}

/** @throws Error for a name that two entries share, or that none has */
const checkNames = (): void => {
  const known = new Set(all.map(({ name }) => name));
  if (known.size < all.length) throw new Error('Two faults share a name.');
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) throw new Error(`No fault "${unknown}".`);
  const noLevel = options.level.find(
    (level) => !(FAULT_LEVELS as readonly string[]).includes(level),
  );
  if (noLevel !== undefined) throw new Error(`No level "${noLevel}".`);
};
checkNames();

const chosen = all.filter(
  ({ name, level }) =>
    (names.length === 0 || names.includes(name)) &&
    (options.level.length === 0 || options.level.includes(level)),
);

const root = path.resolve(import.meta.dirname, '../..');
for (const fault of chosen) plant(readFileSync(path.join(root, fault.file), 'utf8'), fault);

interface Row {
  readonly name: string;
  readonly level: string;
  readonly caught: 'yes' | 'NO' | 'ERROR';
  readonly seconds: number;
}
const rows: Row[] = [];

const note = (row: Row, printed = ''): void => {
  rows.push(row);
  const { name, level, caught, seconds } = row;
  console.error(`${caught.padEnd(5)} ${level.padEnd(8)} ${name} (${seconds} s)`);
  if (printed !== '') console.error(printed);
};

const plantAll = async (scratch: Scratch): Promise<void> => {
  /** Whether each run passes without a fault: one that fails anyhow notices nothing. */
  const clean = new Map<string, boolean>();
  for (const fault of chosen) {
    const { name, level } = fault;
    try {
      const command = commandOf(fault, options.whole);
      const key = JSON.stringify(command);
      if (!clean.has(key)) {
        const { failed, printed } = await runCommand(scratch.folder, command);
        clean.set(key, !failed);
        if (failed) console.error(printed);
      }
      if (clean.get(key) === false) throw new Error(`${name}: its run fails without the fault.`);
      const ran = await scratch.withFault(fault, () => runCommand(scratch.folder, command));
      note({ name, level, caught: ran.failed ? 'yes' : 'NO', seconds: ran.seconds });
    } catch (error) {
      note({ name, level, caught: 'ERROR', seconds: 0 }, String(error));
    }
  }
};

if (options.list) console.table(chosen.map(({ name, level, only }) => ({ name, level, only })));
else {
  const scratch = new Scratch();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => process.exit(130));
  process.once('exit', () => scratch.remove());
  await plantAll(scratch);
  console.table(rows);
  console.log(JSON.stringify({ title: 'Planted faults', rows }));
  process.exitCode = rows.every(({ caught }) => caught === 'yes') ? 0 : 1;
}
