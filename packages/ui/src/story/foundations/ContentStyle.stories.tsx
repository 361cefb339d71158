import {
  formatAmount,
  formatChange,
  formatClockRange,
  formatCoins,
  formatCount,
  formatDate,
  formatDay,
  formatRelativeTime,
} from '@rostra/i18n';
import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Table } from '../../data/Table/index.ts';
import { people } from '../samples/cast/index.ts';
import { sampleFor } from '../samples/texts.ts';
import { sampleNow } from '../samples/now.ts';
import { screenTextFor } from '../screenText.ts';
import { FoundationsPage, Part } from './FoundationsPage.tsx';

const meta = { title: 'Guide/Content style' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const HOUR = 3_600_000;
const later = new Date(sampleNow.getTime() + HOUR);
const earlier = new Date(sampleNow.getTime() - 3 * HOUR);

/** Numbers and times: formatted by the same functions that screens use. */
const figures: readonly (readonly [string, (locale: Locale) => string])[] = [
  ['Date', (locale) => formatDate(sampleNow, locale)],
  ['Day', (locale) => formatDay(sampleNow, locale)],
  ['From and until', () => formatClockRange(sampleNow, later)],
  ['How long ago', (locale) => formatRelativeTime(earlier, sampleNow, locale)],
  ['Count', (locale) => formatCount(3420, locale)],
  ['Large count', (locale) => formatCount(12_000, locale)],
  ['Amount', (locale) => formatAmount(1240, locale)],
  ['Coins', (locale) => formatCoins(38, locale)],
  ['Rise', () => formatChange(12.84)],
  ['Fall', () => formatChange(-9.31)],
];

const rules: readonly (readonly [string, string, string])[] = [
  ['Case', 'Sentence case everywhere, buttons too.', '不使用感叹号；除“您”外不用客套语。'],
  [
    'Buttons',
    'The verb first: Register, Pay and read, Join now.',
    '两到四字动词：报名、支付并阅读、立即进入。',
  ],
  [
    'Errors',
    'What happened, then what to do. Never blame, never apologize twice.',
    '先说明发生了什么，再说明怎么做；不责怪，不重复道歉。',
  ],
  ['Zone', 'Named once: Beijing time.', '注明“北京时间”一次。'],
  [
    'Punctuation',
    'Curly quotes “…”, en dash in ranges, no exclamation marks.',
    `全角标点，引号用“……”，书名用《 》；外文名用间隔号：${people.helenaBrandt.name['zh-CN']}。`,
  ],
  [
    'Mixed text',
    'Chinese names as people write them, family name first.',
    '中文与西文、数字之间留一个空格，全角标点前不留；数字与拉丁字母用半角。',
  ],
  [
    'Never',
    'No word that justifies an investment, no “guaranteed”, no countdown that is not real.',
    '不为投资价值背书，不写“稳赚”，不用虚假的倒计时。',
  ],
];

/** Texts of the site in both languages, to see the rules at work. */
const inUse = [
  ['Button', (locale: Locale) => screenTextFor(locale)('article.pay.price.action')],
  ['Log in', (locale: Locale) => screenTextFor(locale)('shell.logIn')],
  ['Error', (locale: Locale) => sampleFor(locale).problem],
  ['Hint', (locale: Locale) => sampleFor(locale).hint],
] as const;

interface Entry {
  name: string;
  en: string;
  zh: string;
}

function Both({ caption, rows }: { caption: string; rows: readonly Entry[] }) {
  return (
    <Table
      caption={caption}
      rows={rows}
      getKey={({ name }) => name}
      columns={[
        { key: 'name', header: 'What', render: ({ name }) => name },
        { key: 'en', header: 'English', render: ({ en }) => en },
        { key: 'zh', header: '简体中文', render: ({ zh }) => <span lang="zh-CN">{zh}</span> },
      ]}
    />
  );
}

const made = (list: readonly (readonly [string, (locale: Locale) => string])[]): Entry[] =>
  list.map(([name, of]) => ({ name, en: of('en'), zh: of('zh-CN') }));

export const BothLanguages: Story = {
  render: () => (
    <FoundationsPage
      title="Content style"
      intro="How the product speaks in English and in Chinese. Each is written by a native hand, never translated word by word."
    >
      <Part title="Rules">
        <Both
          caption="Rules in both languages"
          rows={rules.map(([name, en, zh]) => ({ name, en, zh }))}
        />
      </Part>
      <Part title="Figures and times">
        <Both caption="Figures and times in both languages" rows={made(figures)} />
      </Part>
      <Part title="In use">
        <Both caption="Texts in both languages" rows={made(inUse)} />
      </Part>
    </FoundationsPage>
  ),
  play: async ({ canvasElement }) => {
    for (const [, of] of figures)
      for (const locale of ['en', 'zh-CN'] as const)
        await expect(canvasElement.textContent).toContain(of(locale));
  },
};
