import { foldText } from '#platform/text/foldText.ts';
import type { ScriptTexts, SearchDocument, SearchPassage } from './SearchDocument.ts';
import { searchTerms } from './searchTerms.ts';
import type { searchDocuments } from './tables.ts';

type DocumentRow = typeof searchDocuments.$inferInsert;

const present = (values: readonly (string | null)[]): string[] =>
  values.filter((value) => value !== null);

const textsOf = ({ sc, tc, en }: ScriptTexts): string[] => present([sc, tc, en]);

/** Returns the rows of a document: its own, then one for each passage. */
export function documentRows(subjectType: string, document: SearchDocument): DocumentRow[] {
  const { title, authors, topics, audience, text, passages = [], ...rest } = document;
  const authorNames = present(authors);
  const authorText = foldText(authorNames.join('\n'));
  const own: SearchPassage = { text, atMs: null, isRestricted: false };
  return [own, ...passages].map((part, passage) => ({
    ...rest,
    subjectType,
    passage,
    atMs: part.atMs,
    isRestricted: part.isRestricted,
    audienceType: audience.type,
    audienceId: audience.id,
    scTitle: title.sc,
    tcTitle: title.tc,
    enTitle: title.en,
    scText: part.text.sc,
    tcText: part.text.tc,
    enText: part.text.en,
    terms: searchTerms(textsOf(title), [...authorNames, ...topics, ...textsOf(part.text)]),
    authorText,
  }));
}
