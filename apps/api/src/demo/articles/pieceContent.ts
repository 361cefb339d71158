import type { RichTopBlock } from '@rostra/contract';
import type { ArticleContent } from '#modules/articles/index.ts';
import { document, heading, image, paragraph, paywall, table } from '#modules/rich-text/index.ts';
import { demoCharts } from './demoCharts.ts';
import type { Pair, PieceText, Section } from './PieceText.ts';
import { pieceTexts } from './pieceTexts.ts';
import type { PieceKey } from './pieceTexts.ts';
import type { Piece } from './pieces.ts';
import { industryPoints } from './points.ts';

export type ContentLanguage = 'zh' | 'en';

type Say = (pair: Pair) => string;

const measure: Pair = ['指标', 'Measure'];
const yearAgo: Pair = ['去年同期', 'A year ago'];
const now: Pair = ['本期', 'Now'];

/** Returns the address of a chart's image in one language. */
export type AddressOfChart = (file: string, lang: ContentLanguage) => string;

/** Returns the columns of an article: the text of a piece in one language. */
export function pieceContent(
  piece: Piece,
  lang: ContentLanguage,
  addressOf: AddressOfChart,
): ArticleContent {
  const localized: Say = (pair) => pair[lang === 'zh' ? 0 : 1];
  const text: PieceText = pieceTexts[piece.key];
  const points = industryPoints[piece.industry];
  const [first, ...rest] = text.sections.map((section, index) => [
    ...sectionBlocks(section, localized),
    ...chartsBelow(piece.key, index).map(({ file, alt, title }) =>
      image(addressOf(file, lang), localized(alt), localized(title)),
    ),
  ]);
  return {
    title: localized(piece.title),
    summary: localized(piece.summary),
    document: document(
      paragraph(localized(text.opening)),
      ...(first ?? []),
      ...(piece.access === 'free' ? [] : [paywall]),
      ...figuresTable(text, localized),
      ...rest.flat(),
      paragraph(localized(text.closing)),
    ),
    keyData: points.labels.map((label, index) => ({
      label: localized(label),
      value: piece.values[index] ?? '',
    })),
    risks: points.risks.slice(0, piece.risks ?? 2).map(localized),
    opportunities: points.opportunities.map(localized),
    repostTitle: piece.repost === undefined ? null : localized(piece.repost.title),
    repostUrl: piece.repost?.url ?? null,
  };
}

const chartsBelow = (piece: PieceKey, section: number) =>
  demoCharts.filter((chart) => chart.piece === piece && chart.section === section);

const sectionBlocks = ({ heading: head, text }: Section, localized: Say): RichTopBlock[] => [
  heading(localized(head)),
  paragraph(localized(text)),
];

function figuresTable({ figures }: PieceText, localized: Say): RichTopBlock[] {
  if (figures === undefined) return [];
  const head = [measure, yearAgo, now].map(localized);
  return [
    table([head, ...figures.map(([label, before, value]) => [localized(label), before, value])]),
  ];
}
