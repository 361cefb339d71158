import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';

import { root } from '../bootstrap.mjs';

/**
 * Folder of the differences found by the screenshot run: expected, actual and difference side by
 * side.
 */
const page = path.join(root, 'node_modules', '.test-reports', 'screenshots', 'index.html');

/** Runs the screenshot tests and prints the page of their differences, never an older one. */
export const withReportPage = async (takeScreenshots) => {
  rmSync(path.dirname(page), { recursive: true, force: true });
  const outcome = await takeScreenshots();
  if (outcome.failed > 0 && existsSync(page)) {
    process.stdout.write(`✗ expected, actual and difference side by side: ${page}\n`);
  }
  return outcome;
};
