import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measureSizes, sizesPath } from './measureSizes.ts';
import { unlayeredRules } from './unlayeredRules.ts';

// Checks a build: styles only in our layers, client modules marked as such, every sub-path within
// its size budget. `--sizes` rewrites the budget. `bin/api/check.ts` compares the package's
// exports.
const dist = join(import.meta.dirname, '../dist');
/**
 * The share of its budget by which a sub-path may grow or shrink before the report must be
 * rewritten. A decrease counts too, so no slack is left.
 */
const ROOM = 0.05;

const faults: string[] = [];
for (const file of globSync('**/*.css', { cwd: dist }))
  for (const rule of unlayeredRules(readFileSync(join(dist, file), 'utf8')))
    faults.push(`${file}: ${rule} is in no layer of ours`);

// A framework with server components refuses React code without a client directive, and gives no
// reason.
for (const file of globSync('**/*.js', { cwd: dist })) {
  const code = readFileSync(join(dist, file), 'utf8');
  const draws = /\bfrom\s*["'](?:react|react\/[\w-]+|react-aria[\w/-]*)["']/.test(code);
  if (draws && !/^["']use client["'];/.test(code)) faults.push(`${file} does not say 'use client'`);
}

const sizes = measureSizes();
if (process.argv.includes('--sizes')) {
  const report = { unit: 'bytes of our code, gzip', ...sizes };
  writeFileSync(sizesPath, `${JSON.stringify(report, null, 2)}\n`);
} else {
  const { unit: _, ...budget } = JSON.parse(readFileSync(sizesPath, 'utf8'));
  for (const [name, size] of Object.entries(sizes)) {
    const most = Math.ceil(Number(budget[name] ?? 0) * (1 + ROOM));
    const least = Math.floor(Number(budget[name] ?? 0) * (1 - ROOM));
    if (size > most) faults.push(`${name}: ${size} bytes, ${most} at most`);
    if (size < least)
      faults.push(`${name}: ${size} bytes, its budget says ${budget[name]}: sizes:update`);
  }
  for (const name of Object.keys(budget))
    if (!(name in sizes)) faults.push(`${name}: in the report, not in the build`);
}

for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
