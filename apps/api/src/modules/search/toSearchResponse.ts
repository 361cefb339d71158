import type { Row } from '@rostra/contract';
import { industryOf } from '#modules/reference/index.ts';
import { foldForms } from '#platform/text/foldText.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { hitRanges, markedExcerpt, markHits } from './markHits.ts';
import type { FoundResult } from './readResults.ts';
import type { ScriptTexts } from './SearchDocument.ts';
import type { SearchPart } from './searchQuery.ts';

/** Characters of an excerpt. */
const EXCERPT_CHARACTERS = 160;

const scripts = { en: ['en', 'sc', 'tc'], 'zh-CN': ['sc', 'tc', 'en'] } as const;

/** The searched parts, and those for author names only. */
interface SearchedParts {
  parts: readonly SearchPart[];
  authorParts: readonly SearchPart[];
}

/** Returns one result for this viewer, with its hits marked. */
export function toSearchResponse(
  row: FoundResult,
  { parts, authorParts }: SearchedParts,
  viewer: Viewer,
): Row<'getSearch'> {
  const title = textFor(row.title, parts, viewer);
  const text = textFor(row.text, parts, viewer);
  const nameParts = [...parts, ...authorParts];
  return {
    kind: row.kind,
    id: row.subjectId,
    path: row.path,
    ...(row.atMs === null ? {} : { at_ms: row.atMs }),
    title: markHits(title, parts),
    industry: markHits(textFor(industryNames(row.industryId), parts, viewer), parts),
    excerpt: markedExcerpt(text, parts, EXCERPT_CHARACTERS),
    time: (row.time ?? row.publishedAt).toISOString(),
    by: markHits(textFor(row.by, nameParts, viewer), nameParts),
    access: row.access,
    is_canceled: row.isCanceled,
    current_price: row.currentPrice,
  };
}

/** Returns the name of the industry, by which an item is found even if its texts lack it. */
function industryNames(id: number | null): ScriptTexts {
  const industry = id === null ? undefined : industryOf(id);
  return {
    sc: industry?.sc_name ?? null,
    tc: industry?.tc_name ?? null,
    en: industry?.en_name ?? null,
  };
}

/**
 * Returns the text in the reader's script, or in the script of the hit if that differs. Of two
 * Chinese scripts, prefers the one that contains the key as typed (I18N-08).
 */
function textFor(texts: ScriptTexts, parts: readonly SearchPart[], viewer: Viewer): string {
  const present = scripts[viewer.locale].flatMap((script) => texts[script] ?? []);
  const [own = '', ...others] = present;
  const isHit = (text: string) => hitRanges(text, parts).length > 0;
  if (isHit(own)) return own;
  const hits = others.filter(isHit);
  return hits.find((text) => holdsAsWritten(text, parts)) ?? hits[0] ?? own;
}

function holdsAsWritten(text: string, parts: readonly SearchPart[]): boolean {
  const folded = foldForms(text);
  return parts.some(({ isHan, written }) => isHan && folded.includes(written));
}
