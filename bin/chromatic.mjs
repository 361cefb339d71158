// npm run chromatic: sends the stories to Chromatic when there is a project to send them to.
import { bootstrap, run } from './bootstrap.mjs';
import { hasChromatic } from './testing/chromatic.mjs';

if (!hasChromatic(process.env)) {
  process.stdout.write('Chromatic: CHROMATIC_PROJECT_TOKEN is not set, so nothing is sent.\n');
  process.exit(0);
}
const { env } = await bootstrap();
process.exit(await run('chromatic', ['--no-interactive', ...process.argv.slice(2)], { env }));
