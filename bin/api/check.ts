import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { apiChanges } from './apiChanges.ts';
import { apiPackage } from './apiPackages.ts';
import { renderApi } from './renderApi.ts';

// Compares each package's public API with the reviewed report. `--update` rewrites the reports;
// package names after it limit the check. The library must be built first.
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const packages = (
  names.length > 0 ? names : ['contract', 'i18n', 'api-client', 'live-core', 'ui']
).map(apiPackage);
const reports = renderApi(packages);

let changes = 0;
for (const { name, folder } of packages) {
  const path = join(folder, 'api/report.md');
  const now = reports.get(name) ?? '';
  if (process.argv.includes('--update')) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, now);
    continue;
  }
  for (const change of apiChanges(existsSync(path) ? readFileSync(path, 'utf8') : '', now)) {
    changes += 1;
    console.log(change);
  }
}
if (changes > 0)
  console.log(
    `${changes} lines differ from the reviewed reports; after a look at them: npm run api:update`,
  );
process.exitCode = changes > 0 ? 1 : 0;
