import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from '../bootstrap.mjs';

const file = path.join(root, '.cache', 'last-pass');

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();

/** The tree of HEAD, or undefined where the working tree differs from it or Git is missing. */
export const cleanTree = () => {
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : undefined;
  } catch {
    return undefined;
  }
};

/** Records that the whole suite passed on this tree. */
export const recordPass = (tree) => {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${tree}\n`);
};

/** One sentence: whether the present tree has passed the whole suite here. */
export const describeLastPass = () => {
  const tree = cleanTree();
  if (tree === undefined) return 'The working tree has changes that no full `npm test` has passed.';
  try {
    if (readFileSync(file, 'utf8').trim() === tree)
      return 'This tree has passed a full `npm test`.';
  } catch {
    // No full run has passed here yet.
  }
  return 'This tree has not passed a full `npm test` yet.';
};
