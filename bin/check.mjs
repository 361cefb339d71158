// npm run check: types, lint, format and the unit tests of changed packages; for every few minutes.
import { bootstrap } from './bootstrap.mjs';
import { describeLastPass } from './testing/lastPass.mjs';
import { check } from './testing/levels.mjs';
import { countsLine } from './testing/summary.mjs';

const outcome = await check(await bootstrap());
process.stdout.write(`\n${describeLastPass()}\n${countsLine(outcome)}\n`);
process.exit(outcome.failed > 0 ? 1 : 0);
