import { bootstrap, root } from './bootstrap.mjs';
import { launch } from './launch.mjs';

const { env } = await bootstrap();
const port = process.env.PORT ?? '6006';
process.exit(
  await launch('storybook', ['dev', '--port', port, '--ci', '--no-version-updates'], {
    cwd: root,
    env,
  }),
);
