import type { Data } from '@rostra/contract';
import { restrictedContact, takeTrial } from '#modules/audience/index.ts';
import { cardsOf } from '#modules/cards/index.ts';
import { offersFor } from '#modules/offers/index.ts';
import type { Offer } from '#modules/offers/index.ts';
import type { Database } from '#platform/database/Database.ts';
import { unlessFull } from '#platform/errors/unlessFull.ts';
import type { Deps } from '#platform/module/Deps.ts';
import type { Viewer } from '#platform/viewer/Viewer.ts';
import { entitledBy, offerProductOf } from './articleAccess.ts';
import type { WorkAccess } from './articleAccess.ts';
import { articleCard } from './articleCard.ts';
import type { ArticleReader } from './readableArticles.ts';
import { ARTICLE } from './publishArticle.ts';
import { readDetail } from './readArticle.ts';
import type { DetailRow, FoundArticle } from './readArticle.ts';
import { relatedTo } from './relatedArticles.ts';

type Detail = Data<'getArticle'>;

/**
 * Returns one article for one reader: the whole text if they are entitled, else the part before the
 * paywall with the offers. Readers outside of its audience get only the title and a contact. If
 * their organization has a free trial seat, opening the article takes it.
 * Runs at most one query, and a second one for the contact of a restricted reader.
 *
 * @param ahead the row, if the query of the session has read it
 * @throws AppError `contentNotFound`, `notesNotFound`
 */
export async function articleDetail(
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'fanOut'>,
  id: number,
  reader: ArticleReader,
  ahead?: readonly DetailRow[],
): Promise<Detail> {
  const { db } = deps;
  const { viewer, now } = reader;
  const { row, ...found } = await readDetail(db, id, reader, ahead);
  const isOut = found.restricted && !(found.mayTakeTrial && (await hasTrial(deps, row, viewer)));
  if (isOut) return restrictedDetail(db, row, reader);
  const by = entitledBy(row, viewer, row.bought, now);
  const related = await relatedTo(db, id, found.related, reader);
  return {
    ...articleCard(row, viewer, now),
    key_data: row.keyData,
    risks_and_opportunities: { risks: row.risks, opportunities: row.opportunities },
    repost_title: row.repostTitle,
    repost_url: row.repostUrl,
    dislikes: row.dislikes,
    my_reaction: row.myReaction ?? 'none',
    body_html: by === null ? row.freeHtml : row.fullHtml,
    is_complete: by !== null,
    entitled_by: by,
    offers: by === null ? offersFor(offerProductOf(row), viewer, row.cards, now) : [],
    current_time: now.toISOString(),
    attachments: row.attachments.map((file) => ({
      ...file,
      file_url: by === null ? null : file.file_url,
    })),
    translation: row.translation,
    related: related.map((card) => articleCard(card, viewer, now)),
    restricted_contact: null,
  };
}

/** Returns the offers of the pay button for a reader without access. */
export async function articleOffers(
  db: Database,
  work: WorkAccess,
  { viewer, now }: ArticleReader,
): Promise<Offer[]> {
  const asksCards = viewer.userId !== undefined && work.ppvAllowed && !work.onlyVip;
  const cards = asksCards ? await cardsOf(db, [{ type: 'User', id: viewer.userId ?? 0 }]) : [];
  return offersFor(offerProductOf(work), viewer, cards, now);
}

/** Takes a trial seat; on a full disk the article stays closed. */
const hasTrial = async (
  deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'fanOut'>,
  { workId }: FoundArticle['row'],
  viewer: Viewer,
): Promise<boolean> =>
  (await unlessFull(() => takeTrial(deps, { type: ARTICLE, id: workId }, viewer))) ?? false;

async function restrictedDetail(
  db: Database,
  row: FoundArticle['row'],
  reader: ArticleReader,
): Promise<Detail> {
  const { viewer, now } = reader;
  const loggedIn = viewer.kind === 'user';
  const login: Offer = {
    kind: 'login_to_view',
    current_price: null,
    original_price: null,
    ppv_avaliabled_at: null,
    ppv_available_at: null,
    card_balance: null,
  };
  return {
    ...articleCard(row, viewer, now),
    summary: '',
    current_price: null,
    original_price: null,
    key_data: [],
    risks_and_opportunities: { risks: [], opportunities: [] },
    repost_title: null,
    repost_url: null,
    dislikes: row.dislikes,
    my_reaction: 'none',
    body_html: '',
    is_complete: false,
    entitled_by: null,
    // Payment does not open a restricted article. Visitors may belong to its audience once logged
    // in.
    offers: loggedIn ? [] : [login],
    current_time: now.toISOString(),
    attachments: [],
    translation: null,
    related: [],
    restricted_contact: loggedIn ? await restrictedContact(db, viewer) : null,
  };
}
