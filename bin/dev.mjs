// npm run dev: the site is rebuilt and the server restarted at each change.
import { bootstrap, root, run } from './bootstrap.mjs';
import { launch } from './launch.mjs';

const { env, node } = await bootstrap();
const built = await run('turbo', ['run', 'build', '--filter=@rostra/web'], { env });
if (built !== 0) process.exit(built);

const codes = await Promise.race([
  launch('pnpm', ['--filter', '@rostra/web', 'run', 'build:watch'], { cwd: root, env }),
  launch(
    node,
    [
      '--conditions=rostra-source',
      '--watch',
      '--watch-path=apps/api/src',
      '--watch-path=apps/web/dist/server',
      'apps/api/src/main.ts',
    ],
    { cwd: root, env: { NODE_ENV: 'production', ...env } },
  ),
]);
process.exit(codes);
