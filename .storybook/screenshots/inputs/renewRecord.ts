import type { Plugin } from 'vite';
import type { Reporter, TestModule } from 'vitest/node';
import { hasPinnedBrowser } from '../pinnedBrowser.ts';
import type { FilePlan } from './plan.ts';
import { hashOfDrawn, readRecord, writeRecord } from './record.ts';

/** The sheets that a run took and found, or made, to be the ones kept. */
function passedSheets(modules: readonly TestModule[]): Set<string> {
  const passed = new Set<string>();
  for (const { project, children } of modules)
    for (const test of children.allTests('passed')) {
      const { storyId } = test.meta() as { storyId?: string };
      // Projects are named by their language: "visual en".
      if (storyId) passed.add(`${storyId}.${project.name.split(' ').at(-1)}`);
    }
  return passed;
}

/** Records the inputs of story files whose sheets all passed, and removes deleted files. */
function renew(plans: readonly FilePlan[], passed: ReadonlySet<string>): void {
  const before = readRecord();
  const after = new Map<string, ReadonlySet<string>>();
  let renewed = 0;
  for (const { storyFile, sheets, inputs } of plans) {
    const known = before.get(storyFile);
    const hash = sheets.every((sheet) => passed.has(sheet)) ? hashOfDrawn(inputs, sheets) : null;
    if (hash !== null && !known?.has(hash)) renewed += 1;
    const hashes = hash === null ? known : new Set([hash]);
    if (hashes) after.set(storyFile, hashes);
  }
  if (renewed === 0) return;
  writeRecord(after);
  process.stdout.write(
    `· packages/ui/visual/inputs.txt has the inputs of ${renewed} story files anew: commit it with what changed\n`,
  );
}

/**
 * Records, after a run, inputs that drew the same screenshots as before, so that the next run skips
 * them. Not in CI, whose tree nobody commits, and not if another browser draws.
 */
export function renewsRecord(plans: readonly FilePlan[]): Plugin {
  const reporter: Reporter = {
    onTestRunEnd: (modules) => renew(plans, passedSheets(modules)),
  };
  return {
    name: 'rostra:renew-record',
    configureVitest({ vitest }) {
      if (process.env['CI'] || !hasPinnedBrowser) return;
      const { reporters } = vitest.config as { reporters: unknown[] };
      if (!reporters.includes(reporter)) reporters.push(reporter);
    },
  };
}
