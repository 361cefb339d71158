// npm start: tools, packages, build, and the server with the site on one origin.
import { bootstrap, root, run } from './bootstrap.mjs';
import { noticeSteps } from './buildSteps.mjs';
import { launch } from './launch.mjs';

const { env, node } = await bootstrap();

process.stdout.write('Building the site (up to two minutes; seconds if nothing changed) …\n');
const built = await run(
  'turbo',
  ['run', 'build', '--filter=@rostra/web', '--output-logs=new-only', '--log-order=stream'],
  { env, onLine: noticeSteps((step) => process.stdout.write(`  ${step} …\n`)) },
);
if (built !== 0) {
  process.stderr.write('The build failed. Its errors: npx turbo run build --filter=@rostra/web\n');
  process.exit(built);
}

process.stdout.write('Starting the server (it writes the demo’s data if there is none) …\n');
process.exit(
  await launch(
    node,
    ['--conditions=rostra-source', '--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'],
    { cwd: root, env: { NODE_ENV: 'production', ...env } },
  ),
);
