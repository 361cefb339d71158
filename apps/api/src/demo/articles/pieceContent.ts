import type { ArticleContent } from '#modules/articles/index.ts';
import { document, heading, paragraph, paywall, table } from '#modules/rich-text/index.ts';
import type { TopBlock } from '#modules/rich-text/index.ts';
import type { Pair, PieceText, Section } from './PieceText.ts';
import { pieceTexts } from './pieceTexts.ts';
import type { Piece } from './pieces.ts';
import { industryPoints } from './points.ts';

export type ContentLanguage = 'zh' | 'en';

type Say = (pair: Pair) => string;

const measure: Pair = ['指标', 'Measure'];
const yearAgo: Pair = ['去年同期', 'A year ago'];
const now: Pair = ['本期', 'Now'];

/** What stands in an article's row: the text of a piece in one language. */
export function pieceContent(piece: Piece, lang: ContentLanguage): ArticleContent {
  const say: Say = (pair) => pair[lang === 'zh' ? 0 : 1];
  const text: PieceText = pieceTexts[piece.key];
  const points = industryPoints[piece.industry];
  const [first, ...rest] = text.sections;
  return {
    title: say(piece.title),
    summary: say(piece.summary),
    document: document(
      paragraph(say(text.opening)),
      ...sectionBlocks(first, say),
      ...(piece.access === 'free' ? [] : [paywall]),
      ...figuresTable(text, say),
      ...rest.flatMap((section) => sectionBlocks(section, say)),
      paragraph(say(text.closing)),
    ),
    keyData: points.labels.map((label, index) => ({
      label: say(label),
      value: piece.values[index] ?? '',
    })),
    risks: points.risks.slice(0, piece.risks ?? 2).map(say),
    opportunities: points.opportunities.map(say),
    repostTitle: piece.repost === undefined ? null : say(piece.repost.title),
    repostUrl: piece.repost?.url ?? null,
  };
}

const sectionBlocks = ({ heading: head, text }: Section, say: Say): TopBlock[] => [
  heading(say(head)),
  paragraph(say(text)),
];

function figuresTable({ figures }: PieceText, say: Say): TopBlock[] {
  if (figures === undefined) return [];
  const head = [measure, yearAgo, now].map(say);
  return [table([head, ...figures.map(([label, before, value]) => [say(label), before, value])])];
}
