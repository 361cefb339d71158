import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const here = import.meta.dirname;
const library = join(here, '../../../../packages/ui/src');

const read = (path: string): string => readFileSync(path, 'utf8');

const screenStories = globSync('*.stories.tsx', { cwd: here })
  .map((path) => join(here, path))
  .filter((path) => read(path).includes("title: 'Screens by the contract/"));

/** The file of a module that a file of the app or of the library names. */
function fileOf(from: string, name: string): string[] {
  if (name.startsWith('.')) return [join(dirname(from), name)];
  const [, folder] = /^@rostra\/ui\/(.+)$/.exec(name) ?? [];
  if (folder === undefined) return [];
  return [join(library, folder, 'index.ts')].filter((path) => existsSync(path));
}

/** Files that a file draws with: types bring nothing to a screen. */
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
const drawn = new Set([...reached].map((path) => relative(library, path)));

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

it.each(COMPONENTS)('%s stands on a screen that is fed by the contract', (name) => {
  expect([...drawn]).toContain(join(name, `${name}.tsx`));
});

it('the app itself draws none of these stories', () => {
  const users = globSync('**/*.{ts,tsx}', { cwd: join(here, '..') })
    .map((path) => join(here, '..', path))
    .filter((path) => !path.startsWith(here) && !/\.(test|stories)\.tsx?$/.test(path))
    .filter((path) => read(path).includes('screen-stories/'));
  expect(users).toEqual([]);
});
