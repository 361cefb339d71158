import { readFileSync } from 'node:fs';

/** Returns the version of the build, which clients send in the web-version header (FND-38). */
export function readBuildVersion(): string {
  const file = new URL('../../../package.json', import.meta.url);
  const { version } = JSON.parse(readFileSync(file, 'utf8')) as { version: string };
  return version;
}
