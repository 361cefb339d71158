import { enableCompileCache } from 'node:module';
import { readConfig } from './config.ts';
import { ConfigError } from './ConfigError.ts';
import type { EmbeddedDatabase } from './platform/database/openPglite.ts';
import { StartError } from './platform/operations/StartError.ts';

enableCompileCache();

try {
  const config = readConfig(process.env);
  // The embedded database takes longest, so it opens while the rest is still loading.
  let opening: Promise<EmbeddedDatabase> | undefined;
  if (config.database.url === undefined) {
    const { openPglite } = await import('./platform/database/openPglite.ts');
    opening = openPglite(config.database.dataDir);
    opening.catch(() => undefined);
  }
  const { runServer } = await import('./runServer.ts');
  await runServer(config, opening);
} catch (error) {
  process.stderr.write(
    error instanceof ConfigError || error instanceof StartError
      ? `${error.message}\n`
      : `The server could not start: ${error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
