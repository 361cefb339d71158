import type { DemoPersonKey } from '#demo/people.ts';

interface DemoComment {
  piece: string;
  lang: 'zh' | 'en';
  by: DemoPersonKey;
  hoursAgo: number;
  body: string;
}

/** Comments by the demo's readers. */
export const demoComments: readonly DemoComment[] = [
  {
    piece: 'storage-cash',
    lang: 'zh',
    by: 'vip',
    hoursAgo: 4,
    body: '现金流这张表比份额图更有用，能否补一下去年同期的口径？',
  },
  {
    piece: 'storage-cash',
    lang: 'zh',
    by: 'expert',
    hoursAgo: 3,
    body: '担保计提那段写得客气了，实际计提比例各家差别很大。',
  },
  {
    piece: 'storage-cash',
    lang: 'en',
    by: 'certified',
    hoursAgo: 2,
    body: 'Useful. Do the receivable days include the independent projects?',
  },
  {
    piece: 'chip-packaging',
    lang: 'en',
    by: 'certified',
    hoursAgo: 6,
    body: 'The point about one large customer is the one our committee keeps returning to.',
  },
  {
    piece: 'chip-packaging',
    lang: 'zh',
    by: 'member',
    hoursAgo: 7,
    body: '请问键合设备的交期是从预付款到账开始算吗？',
  },
  {
    piece: 'macro-fiscal',
    lang: 'zh',
    by: 'vip',
    hoursAgo: 12,
    body: '节奏判断很清楚，一月数据出来再回来看。',
  },
  {
    piece: 'macro-weekly',
    lang: 'en',
    by: 'host',
    hoursAgo: 1,
    body: 'Good to have the machine hours in one place every week.',
  },
];
