// npm test: every level, one summary. `npm test unit server` runs the named levels, `--exhaustive`
// the full matrix of stories and journeys, `--update` stores new screenshots.
import { bootstrap } from './bootstrap.mjs';
import { isMachineIdle } from './testing/idleMachine.mjs';
import { cleanTree, recordPass } from './testing/lastPass.mjs';
import { build, levels } from './testing/levels.mjs';
import { startPaceMeter } from './testing/machinePace.mjs';
import { sum } from './testing/outcomes.mjs';
import { runInSlots } from './testing/schedule.mjs';
import { countsLine, overLimit, summaryOf } from './testing/summary.mjs';
import { installSystemPackages } from './testing/system.mjs';

const flags = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const unknown = [
  ...named.filter((name) => !Object.hasOwn(levels, name)).map((name) => `level "${name}"`),
  ...flags
    .filter((flag) => !['--exhaustive', '--update'].includes(flag))
    .map((flag) => `option "${flag}"`),
];
if (unknown.length > 0) {
  process.stderr.write(
    `There is no ${unknown[0]}. The levels are ${Object.keys(levels).join(', ')}; the options are --exhaustive and --update.\n`,
  );
  process.exit(2);
}
const isExhaustive = flags.includes('--exhaustive');
const isWhole = named.length === 0;
const names = isWhole ? Object.keys(levels) : named;

/** Settings of a developer's own server or shell, which must not reach the servers of the tests. */
const FOREIGN_SETTINGS =
  /^(?:DATABASE_|FILES_|TRUST_PROXY$|SMTP_|SMS_|BANK_|ROSTRA_|SFU_|LIVE_|VITEST|NODE_ENV$|HOST$|PORT$|PUBLIC_ORIGIN$|DATA_DIR$|SECRET_KEY$|WEB_DIST$|THEMES_DIR$|LOG_LEVEL$|RATE_LIMIT_FACTOR$|REDIS_URL$|VISITOR_CACHE_SECONDS$|TEST_EXHAUSTIVE$)/;

const secondsSince = (began) => Math.round((performance.now() - began) / 1000);

const began = performance.now();
const tree = isWhole ? cleanTree() : undefined;
const isIdle = await isMachineIdle();
const pace = startPaceMeter();
const beganAt = Date.now();
await installSystemPackages();
const { env, node } = await bootstrap();
let setUpSeconds = secondsSince(began);

const context = {
  node,
  update: flags.includes('--update'),
  isAlone: names.length === 1,
  env: {
    ...Object.fromEntries(Object.entries(env).filter(([name]) => !FOREIGN_SETTINGS.test(name))),
    ...(isExhaustive ? { TEST_EXHAUSTIVE: '1' } : {}),
    FORCE_COLOR: '0',
    NO_COLOR: '1',
  },
};

const results = [];
let setUp = { passed: 0, failed: 0, skipped: 0, tests: [], failures: [] };

const buildTask = {
  name: 'build',
  run: async () => {
    const start = performance.now();
    setUp = await build(context);
    setUpSeconds += secondsSince(start);
  },
};

const levelTask = (name) => ({
  name,
  needs: levels[name].needsBuild ? ['build'] : [],
  run: async () => {
    process.stdout.write(`▸ ${name}\n`);
    const start = performance.now();
    const from = Date.now();
    const outcome = await levels[name].run(context);
    results.push({ name, seconds: secondsSince(start), outcome, from, to: Date.now() });
  },
});

await runInSlots([
  ...(names.some((name) => levels[name].needsBuild) ? [buildTask] : []),
  ...names.map(levelTask),
]);

const wholeSeconds = secondsSince(began);
const slowdownBetween = pace.stop();
const slowdown = slowdownBetween(beganAt, Date.now());
const all = [
  { name: 'set-up', seconds: setUpSeconds, outcome: setUp, slowdown },
  ...results.map(({ from, to, ...result }) => ({ ...result, slowdown: slowdownBetween(from, to) })),
];
process.stdout.write(summaryOf(all, wholeSeconds, slowdown));

const total = sum(all.map(({ outcome }) => outcome));
/** Budgets hold for the default matrix of a whole run on a machine that is idle before and after it. */
const hasLimits = isWhole && !isExhaustive && isIdle;
const late = hasLimits ? overLimit(all, wholeSeconds, slowdown) : [];
const slow = late.length > 0 && (await isMachineIdle()) ? late : [];
if (late.length > slow.length)
  process.stdout.write('Other programs use the machine now: limits of time do not hold.\n');
if (slowdown > 1.1)
  process.stdout.write(
    `This machine takes ${slowdown.toFixed(2)} times as long for the same work as that of the budgets: limits stretch by as much.\n`,
  );
for (const { name, seconds } of slow)
  process.stdout.write(`✗ ${name} took ${seconds} s, which is above its limit.\n`);
// CI installs every program that a test needs, so a test that skips itself there is a fault.
const skippedInCi = process.env.CI === undefined ? 0 : total.skipped;
if (skippedInCi > 0) process.stdout.write(`✗ ${skippedInCi} tests skipped themselves in CI.\n`);

const verdict = { ...total, failed: total.failed + slow.length + skippedInCi };
process.stdout.write(`\n${countsLine(verdict)}\n`);
const hasPassed = verdict.failed === 0;
if (hasPassed && tree !== undefined && tree === cleanTree()) recordPass(tree);
process.exit(hasPassed ? 0 : 1);
