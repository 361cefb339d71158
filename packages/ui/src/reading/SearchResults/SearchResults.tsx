import { formatDateTime, formatRelativeTime } from '@rostra/i18n';
import type { texts } from '@rostra/i18n/web/en';
import type { ReactNode } from 'react';
import { AccessLabel } from '../AccessLabel/index.ts';
import type { ContentAccess } from '../AccessLabel/index.ts';
import { clockOf } from '../../live/RoomParts/clockOf.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { languageOf } from '../../languageOf.ts';
import { Link } from '../../foundations/Link/index.ts';
import type { ScreenText } from '../../screens/screenText.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './SearchResults.css.ts';

/** Text cut by the server so that the hits can be marked without HTML. */
export type MarkedText = readonly { text: string; hit: boolean }[];

/** One thing found. */
export interface SearchHit {
  key: string;
  href: string;
  kind: keyof (typeof texts)['search']['kindOne'];
  title: MarkedText;
  /** The industry's name, by which a thing is found too; empty without one. */
  industry: MarkedText;
  excerpt: MarkedText;
  /** Where the hit is in a recording, in ms; absent for texts. `href` leads there. */
  atMs?: number | undefined;
  /** When it was published, or when an event starts. */
  time: Date;
  /** The author's or organizer's name, by which a thing is found too. */
  by: MarkedText;
  access: ContentAccess;
  /** The word for a canceled event, in place of its price; else null. */
  stateWord: string | null;
  /** Coins. */
  currentPrice: number | null;
}

export interface SearchResultsProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** Best first, as the server orders them; shown only in the state `ready`. */
  hits: readonly SearchHit[];
  /** The app's clock, for relative times: the server's time while hydrating. */
  now: Date;
  /** @default 'ready' */
  state?: 'ready' | 'loading' | 'error' | undefined;
  /** Shown when nothing is found: what to do, and links that do it (SRCH-12). */
  empty: { title: string; text: string; actions?: ReactNode };
  /** Retries in the state `error`; without it there is no button. */
  onRetry?: (() => void) | undefined;
}

const BONES = 4;
const SECOND_MS = 1000;

const langOf = (text: MarkedText) => languageOf(text.map((part) => part.text).join(''));

function Marked({ text }: { text: MarkedText }) {
  return text.map((part, index) =>
    part.hit ? (
      <mark key={index} className={styles.hit}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/**
 * The results of a search: type, title and excerpt with the hits marked, author, time and price.
 */
export function SearchResults({
  t,
  hits,
  now,
  state = 'ready',
  empty,
  onRetry,
  ...root
}: SearchResultsProps) {
  const locale = useUiLocale();
  if (state === 'error') return <ErrorState {...root} onRetry={onRetry} />;
  if (state === 'loading')
    return (
      <div {...rootProps(root)}>
        {Array.from({ length: BONES }, (_, index) => (
          <div key={index} className={styles.row}>
            <Skeleton shape="title" isAnnounced={index === 0} />
            <Skeleton count={2} />
          </div>
        ))}
      </div>
    );
  if (hits.length === 0)
    return (
      <EmptyState {...root} title={empty.title} actions={empty.actions}>
        {empty.text}
      </EmptyState>
    );
  return (
    <ol {...rootProps(root)}>
      {hits.map((hit) => (
        <li key={hit.key} className={styles.row}>
          <p className={styles.head}>
            <span className={styles.kind}>{t(`search.kindOne.${hit.kind}`)}</span>
            {hit.atMs !== undefined && <span>{clockOf(hit.atMs / SECOND_MS, true)}</span>}
            {hit.industry.length > 0 && (
              <span lang={langOf(hit.industry)} dir="auto">
                <Marked text={hit.industry} />
              </span>
            )}
          </p>
          <h2 className={styles.title} lang={langOf(hit.title)} dir="auto">
            <Link href={hit.href} emphasis="quiet">
              <Marked text={hit.title} />
            </Link>
          </h2>
          {hit.excerpt.length > 0 && (
            <p className={styles.excerpt} lang={langOf(hit.excerpt)} dir="auto">
              <Marked text={hit.excerpt} />
            </p>
          )}
          <p className={styles.by}>
            <b className={styles.author} lang={langOf(hit.by)} dir="auto">
              <Marked text={hit.by} />
            </b>
            <time dateTime={hit.time.toISOString()} title={formatDateTime(hit.time, locale)}>
              {hit.kind === 'events'
                ? formatDateTime(hit.time, locale)
                : formatRelativeTime(hit.time, now, locale)}
            </time>
            {hit.stateWord === null ? (
              <AccessLabel t={t} access={hit.access} currentPrice={hit.currentPrice} />
            ) : (
              <Tag>{hit.stateWord}</Tag>
            )}
          </p>
        </li>
      ))}
    </ol>
  );
}
