// Runs pnpm with the project's tools: node bin/run.mjs exec prettier --check .
import { bootstrap, run } from './bootstrap.mjs';

const { env } = await bootstrap();
process.exit(await run('pnpm', process.argv.slice(2), { env }));
