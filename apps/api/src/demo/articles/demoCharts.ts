import type { Pair } from './PieceText.ts';
import type { PieceKey } from './pieceTexts.ts';

/**
 * A chart in a demo article, with figures from its text. Its images are in `charts/`, one per
 * language. After a change here, redraw them with `scripts/drawDemoCharts.mjs`.
 */
export interface DemoChart {
  /** The images' file name, before the language. */
  file: string;
  piece: PieceKey;
  /** The section that the chart follows, from 0; only the first is free in a paid piece. */
  section: number;
  title: Pair;
  bars: readonly (readonly [label: Pair, value: number])[];
  /** The text alternative of the image. */
  alt: Pair;
}

export const demoCharts: readonly DemoChart[] = [
  {
    file: 'dispatch-calls',
    piece: 'storage-tender',
    section: 1,
    title: [
      '今年一至九月调度次数，按时段',
      'Dispatch calls from January to September by time of day',
    ],
    bars: [
      [['0–6 时', '0 to 6 h'], 86],
      [['6–12 时', '6 to 12 h'], 31],
      [['12–18 时', '12 to 18 h'], 38],
      [['18–24 时', '18 to 24 h'], 59],
    ],
    alt: [
      '柱状图：214 次调度中，凌晨 86 次，上午 31 次，下午 38 次，晚间 59 次。',
      'Bar chart: of 214 calls 86 came before dawn, 31 in the morning, 38 in the afternoon, 59 in the evening.',
    ],
  },
  {
    file: 'installations-by-use',
    piece: 'storage-cash',
    section: 0,
    title: ['前三季度新增储能装机，按用途（%）', 'Storage installed in three quarters by use (%)'],
    bars: [
      [['电网侧', 'Grid'], 58],
      [['工商业', 'Industry'], 27],
      [['电源侧', 'Generation'], 15],
    ],
    alt: [
      '柱状图：电网侧 58%，工商业 27%，电源侧 15%。',
      'Bar chart: grid 58%, industry and commerce 27%, generation 15%.',
    ],
  },
  {
    file: 'winning-bids',
    piece: 'storage-cash',
    section: 2,
    title: ['系统中标均价（一月为 100）', 'Average winning bid for systems (January is 100)'],
    bars: [
      [['一月', 'Jan'], 100],
      [['三月', 'Mar'], 98],
      [['五月', 'May'], 96],
      [['七月', 'Jul'], 94],
      [['九月', 'Sep'], 93],
    ],
    alt: [
      '柱状图：以一月为 100，三月 98，五月 96，七月 94，九月 93。',
      'Bar chart: with January at 100, March 98, May 96, July 94, September 93.',
    ],
  },
];
