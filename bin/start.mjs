// npm start: tools, packages, build, and the server with the site on one origin.
import { bootstrap, root, run } from './bootstrap.mjs';
import { launch } from './launch.mjs';

const { env, node } = await bootstrap();

process.stdout.write('Building the site (unchanged parts come from the cache) …\n');
const built = await run(
  'turbo',
  ['run', 'build', '--filter=@rostra/web', '--output-logs=errors-only', '--log-order=grouped'],
  { env, stdio: ['ignore', 'ignore', 'inherit'] },
);
if (built !== 0) {
  process.stderr.write('The build failed. Its errors: npx turbo run build --filter=@rostra/web\n');
  process.exit(built);
}

process.exit(
  await launch(
    node,
    ['--conditions=rostra-source', '--disable-warning=ExperimentalWarning', 'apps/api/src/main.ts'],
    { cwd: root, env: { NODE_ENV: 'production', ...env } },
  ),
);
