// npm run staff -- <command>: the staff's calls over HTTP. `npm run staff` alone lists them.
import { bootstrap, root } from './bootstrap.mjs';
import { launch } from './launch.mjs';

const { env, node } = await bootstrap();
process.exit(
  await launch(
    node,
    ['--conditions=rostra-source', 'bin/staff/main.ts', ...process.argv.slice(2)],
    { cwd: root, env },
  ),
);
