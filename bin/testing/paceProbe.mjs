// A child process of `npm test`: does a fixed piece of work every few seconds and reports the
// processor time it took, in ms. Processor time leaves out the wait for our own tests.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The wait between two pieces of work, in ms: they take one percent of a processor. */
const EVERY_MS = 8000;
const RECORDS = 15_000;
const FILES = 150;
const FRESH_MEMORY_BYTES = 40 * 2 ** 20;

/** The usual work of tests: objects and text, fresh memory, small files. */
const work = (folder) => {
  const records = Array.from({ length: RECORDS }, (_, at) => ({ id: at, name: `n${at % 97}` }));
  const copies = JSON.parse(JSON.stringify(records));
  const names = new Map(copies.map((record) => [`${record.name}/${record.id}`, record]));
  [...names.keys()].toSorted((a, b) => (a < b ? -1 : 1)).filter((name) => /9\d*$/.test(name));
  Buffer.alloc(FRESH_MEMORY_BYTES, 1);
  for (let at = 0; at < FILES; at += 1) {
    const file = path.join(folder, String(at));
    writeFileSync(file, 'one small file');
    readFileSync(file);
  }
};

const folder = mkdtempSync(path.join(tmpdir(), 'pace-'));
const measure = () => {
  const before = process.cpuUsage();
  work(folder);
  const { user, system } = process.cpuUsage(before);
  process.send({ at: Date.now(), cpuMs: (user + system) / 1000 });
};

// The first turns compile the work.
for (let turn = 0; turn < 5; turn += 1) work(folder);
measure();
setInterval(measure, EVERY_MS);
process.once('disconnect', () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
});
