import type { ArticleContent } from '#modules/articles/index.ts';
import { document, heading, paragraph, paywall, table } from '#modules/rich-text/index.ts';
import type { TopBlock } from '#modules/rich-text/index.ts';
import type { Block, Pair } from './Block.ts';
import { industryBlocks } from './blocks.ts';
import { frames } from './frames.ts';
import type { Piece } from './pieces.ts';
import { industryPoints } from './points.ts';

export type ContentLanguage = 'zh' | 'en';

/** The text of a piece in one language, put together from its industry's sections. */
export function pieceContent(piece: Piece, lang: ContentLanguage): ArticleContent {
  const say = (pair: Pair) => fill(pair[lang === 'zh' ? 0 : 1], piece, lang);
  const frame = frames[piece.kind];
  const points = industryPoints[piece.industry];
  const blocks: Readonly<Record<string, Block>> = industryBlocks[piece.industry];
  const sections: TopBlock[][] = piece.sections.flatMap((name) => {
    const block = blocks[name];
    return block === undefined ? [] : [[heading(say(block.heading)), paragraph(say(block.text))]];
  });
  const [first = [], ...rest] = sections;
  const isFree = piece.access === 'free';
  const keyData = points.labels.map((label, index) => ({
    label: say(label),
    value: piece.values[index] ?? '',
  }));
  const head: Pair = ['指标', 'Measure'];
  const value: Pair = ['本期', 'This period'];
  const figures = table([[say(head), say(value)], ...keyData.map((row) => [row.label, row.value])]);
  return {
    title: say(piece.title),
    summary: say(piece.summary),
    document: document(
      paragraph(say(frame.opening)),
      ...first,
      ...(isFree ? [] : [paywall]),
      figures,
      ...rest.flat(),
      paragraph(say(frame.closing)),
    ),
    keyData,
    risks: points.risks.slice(0, 2 + (piece.b % 2)).map(say),
    opportunities: points.opportunities.map(say),
    repostTitle: null,
    repostUrl: null,
  };
}

function fill(text: string, piece: Piece, lang: ContentLanguage): string {
  const at = lang === 'zh' ? 0 : 1;
  return text
    .replaceAll('{c}', piece.company[at])
    .replaceAll('{r}', piece.rival[at])
    .replaceAll('{a}', String(piece.a))
    .replaceAll('{b}', String(piece.b));
}
