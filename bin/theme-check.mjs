// npm run theme:check <id>: every pair of one theme; with --all a line for each theme; with
// --update (npm run themes:update) the site's list of themes is rewritten afterwards.
import { bootstrap, run } from './bootstrap.mjs';

const script = new URL('../packages/ui/scripts/themes.ts', import.meta.url).pathname;
const { env, node } = await bootstrap();
process.exit(await run(node, [script, ...process.argv.slice(2)], { env }));
