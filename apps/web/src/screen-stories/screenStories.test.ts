import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const library = join(here, '../../../../packages/ui/src');

const read = (path: string): string => readFileSync(path, 'utf8');

const screenStories = globSync('*.stories.tsx', { cwd: here })
  .map((path) => join(here, path))
  .filter((path) => read(path).includes("title: 'Screens by the contract/"));

/** Returns the file of a module named by a file of the app or the library. */
function fileOf(from: string, name: string): string[] {
  if (name.startsWith('.')) return [join(dirname(from), name)];
  const [, folder] = /^@rostra\/ui\/(.+)$/.exec(name) ?? [];
  if (folder === undefined) return [];
  return globSync([`${folder}/index.ts`, `*/${folder}/index.ts`], { cwd: library }).map((path) =>
    join(library, path),
  );
}

/** Returns the files that a file draws with: types add nothing to a screen. */
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/^(?:import|export) (?!type )[^;]*?from '([^']+)';/gm)].flatMap(
    ([, name = '']) => fileOf(path, name),
  );

const reached = new Set<string>();
const waiting = [...screenStories];
for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
  if (reached.has(path) || !/\.tsx?$/.test(path) || path.endsWith('.css.ts')) continue;
  reached.add(path);
  waiting.push(...importsOf(path));
}
const drawn = new Set([...reached].map((path) => basename(path)));

/** The product's components of issue 4. */
const COMPONENTS = [
  'AppointmentForm',
  'ArticleCard',
  'ArticleView',
  'BalanceCard',
  'ContactList',
  'EventCalendar',
  'EventCard',
  'EventSchedule',
  'FavoriteFolders',
  'IdentityStatus',
  'InvitePanel',
  'LanguageSwitch',
  'NoticeList',
  'OrderTable',
  'OrganizationCard',
  'PayButton',
  'PriceTag',
  'RegistrationStatus',
  'ReturnFigure',
  'SiteFooter',
  'SiteHeader',
  'SlotPicker',
  'StockChart',
  'TransactionsTable',
  'TrendBadge',
  'UserCard',
  'VipPlans',
  'Wizard',
];

it.each(COMPONENTS)('renders %s on a screen that is fed by the contract', (name) => {
  expect([...drawn]).toContain(`${name}.tsx`);
});

it('keeps these stories out of the app itself', () => {
  const users = globSync('**/*.{ts,tsx}', { cwd: join(here, '..') })
    .map((path) => join(here, '..', path))
    .filter((path) => !path.startsWith(here) && !/\.(test|stories)\.tsx?$/.test(path))
    .filter((path) => read(path).includes('screen-stories/'));
  expect(users).toEqual([]);
});
