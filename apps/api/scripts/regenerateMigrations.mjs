// Regenerates the single migration from all tables.ts files and appends the hand-written SQL of
// migrations-sql/. Used until the first release freezes it; from then on, `migrations:generate`
// adds to the folder.
import { execFileSync } from 'node:child_process';
import { appendFileSync, existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const migrations = `${root}/migrations`;
const handwritten = `${root}/migrations-sql`;

// Keeps the former folder until its replacement exists.
const former = `${root}/node_modules/.former-migrations`;
rmSync(former, { recursive: true, force: true });
renameSync(migrations, former);
try {
  execFileSync('node_modules/.bin/drizzle-kit', ['generate', '--name', 'tables'], {
    cwd: root,
    stdio: 'inherit',
  });
} catch (error) {
  rmSync(migrations, { recursive: true, force: true });
  renameSync(former, migrations);
  throw error;
}
const [file] = readdirSync(migrations).filter((name) => name.endsWith('.sql'));
const parts = existsSync(handwritten) ? readdirSync(handwritten).sort() : [];
for (const name of parts.filter((part) => part.endsWith('.sql'))) {
  const text = readFileSync(`${handwritten}/${name}`, 'utf8').trim();
  appendFileSync(`${migrations}/${file}`, `\n--> statement-breakpoint\n-- ${name}\n${text}`);
}
console.log(`${file}: tables and ${parts.length} hand-written parts`);
