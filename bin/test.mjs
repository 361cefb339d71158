// npm test: every level, one summary. `npm test unit server` runs the levels named.
import { bootstrap } from './bootstrap.mjs';
import { beside, levels } from './testing/levels.mjs';
import { sum } from './testing/outcomes.mjs';
import { installSystemPackages } from './testing/system.mjs';

const wishes = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = wishes.filter((name) => !Object.hasOwn(levels, name));
if (unknown.length > 0) {
  process.stderr.write(
    `There is no level "${unknown[0]}". The levels are ${Object.keys(levels).join(', ')}.\n`,
  );
  process.exit(2);
}

await installSystemPackages();
const { env, node } = await bootstrap();
/** Settings of somebody's own server or shell, which must not reach the servers of the tests. */
const foreign =
  /^(?:DATABASE_|FILES_S3_|SMTP_|SMS_|BANK_|ROSTRA_|SFU_|LIVE_|VITEST|NODE_ENV$|HOST$|PORT$|PUBLIC_ORIGIN$|DATA_DIR$|SECRET_KEY$|WEB_DIST$|THEMES_DIR$|LOG_LEVEL$|RATE_LIMIT_FACTOR$)/;
const context = {
  node,
  update: process.argv.includes('--update'),
  env: {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !foreign.test(name))),
    FORCE_COLOR: '0',
    NO_COLOR: '1',
  },
};

const runLevel = async (name, isBeside) => {
  const began = performance.now();
  const outcome = await levels[name]({ ...context, isBeside });
  return { name, seconds: Math.round((performance.now() - began) / 1000), outcome };
};

/** The levels to run, each with those that run beside it. */
const groups = [];
for (const name of wishes.length > 0 ? wishes : Object.keys(levels)) {
  if (beside[name] !== undefined && beside[name] === groups.at(-1)?.[0]) groups.at(-1).push(name);
  else groups.push([name]);
}

const rows = [];
for (const group of groups) {
  process.stdout.write(`\n── ${group.join(' and ')} ──\n`);
  rows.push(...(await Promise.all(group.map((name, index) => runLevel(name, index > 0)))));
}

process.stdout.write('\n');
for (const { name, seconds, outcome } of rows) {
  const { passed, failed, skipped } = outcome;
  process.stdout.write(
    `${failed > 0 ? '✗' : '✓'} ${name.padEnd(9)} ${String(seconds).padStart(4)} s  ${passed} passed, ${failed} failed, ${skipped} skipped\n`,
  );
}
const total = sum(rows.map(({ outcome }) => outcome));
process.stdout.write(
  `\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`,
);
process.exit(total.failed > 0 ? 1 : 0);
