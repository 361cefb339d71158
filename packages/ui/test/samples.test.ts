import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { companies, events, people } from '../src/story/samples/cast/index.ts';
import { source } from './componentFolders.ts';
import { literalNames } from './sampleNames.ts';

const root = join(source, '../../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Stories, states and samples of the library and of the app, without the cast itself. */
const files = globSync(
  [
    'packages/ui/src/**/*.{stories,states}.{ts,tsx}',
    'packages/ui/src/story/**/*.{ts,tsx}',
    'apps/web/src/**/*.stories.tsx',
    'apps/web/src/screen-stories/**/*.{ts,tsx}',
    'apps/web/src/features/live-room/stories/*.{ts,tsx}',
  ],
  { cwd: root },
).filter((path) => !/\.test\.tsx?$|\/samples\/cast\//.test(path));

/** Names that are neither of people nor of companies, and the payee of the demo's bank account. */
const PLAIN = new Set([
  'All States',
  'Asia-Pacific',
  'Demo Bank',
  'Hong Kong',
  'In August',
  'Mainland China',
  'Minyi Road',
  'Rostra Demo Ltd',
  'United Kingdom',
  'United States',
  '中国内地',
  '美国',
  '名称',
  '会议议程',
  '表格',
  '专家路演',
  '分析师路演',
  '公司路演',
  '业绩会',
  '专家一对一',
  '五篇文章',
  '五次文章或直播',
  '五次直播',
  '默认收藏夹',
  '光模块',
  '本周要读',
]);

/** Words of examples that look like names: a pack to avoid, an answer of a phone line, a rule. */
const RULES = ['Silver Starter Plus', 'Busy Here', 'Press Enter'];

/** One name of the test's own: no demo needs so long a one. */
const { longName: _, ...demoPeople } = people;
const cast = [...Object.values(companies), ...Object.values(demoPeople), ...Object.values(events)];
const names = cast.flatMap(({ name }) => Object.values(name));

describe('the cast of the stories', () => {
  it.each([
    ["const row = { text: 'Contact: Helen Shaw.' };", ['Helen Shaw']],
    ["const row = { text: '联系人：海伦·肖。' };", ['海伦·肖']],
    ["const row = { organizer: localized('Rostra', '讲坛') };", ['Rostra', '讲坛']],
    ["<UserCard name={isChinese ? '周远航' : reader.name} />", ['周远航']],
    ['<Field name="company" label=\'Your company\' />', []],
    ["const meta = { title: 'Themes/Theme Studio' };", []],
    ['const row = { organizer: companies.lingyun.name[locale], name: reader.name };', []],
  ])('finds in %s the names %j', (code, found) => {
    expect(literalNames(code)).toEqual(found);
  });

  it.each(files)('gives %s all its people and companies', (path) => {
    const code = read(path);
    const own = literalNames(code, path).filter((name) => !PLAIN.has(name));
    expect([...own, ...names.filter((name) => code.includes(name))]).toEqual([]);
  });

  it('names only the cast in examples, which are read as code', () => {
    const known = new Set([...names, ...PLAIN, ...RULES]);
    const foreign = globSync('packages/ui/src/*/*/*.examples.tsx', { cwd: root }).flatMap((path) =>
      literalNames(read(path), path)
        .filter((name) => !known.has(name))
        .map((name) => `${path}: ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('has the names and stock codes of the demo', () => {
    const demo = globSync('apps/api/src/demo/**/*.ts', { cwd: root }).map(read).join('\n');
    const codes = Object.values(companies).flatMap((company) =>
      'stockCode' in company ? [company.stockCode] : [],
    );
    expect([...names, ...codes].filter((name) => !demo.includes(name))).toEqual([]);
  });
});
