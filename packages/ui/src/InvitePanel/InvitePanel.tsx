import { formatCoins, formatDate, formatSignedCoins, formatYuan } from '@rostra/i18n';
import { EmptyState } from '../EmptyState/index.ts';
import { ErrorState } from '../ErrorState/index.ts';
import { SectionHead } from '../SectionHead/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { Table } from '../Table/index.ts';
import { Tag } from '../Tag/index.ts';
import { useUiLocale } from '../TextProvider/index.ts';
import { usePersonalText } from '../TextProvider/usePersonalText.ts';
import { InviteWays } from './InviteWays.tsx';
import * as styles from './InvitePanel.css.ts';

/** Somebody who joined by the reader's invitation. */
export interface InviteRecord {
  key: string | number;
  /** As much of the name as the reader may see. */
  name: string;
  joinedAt: Date;
  /** `waiting` until the person is verified. */
  state: 'waiting' | 'rewarded' | 'refused';
}

export interface InvitePanelProps {
  /** The reader's own. */
  code: string;
  /** The sign-up address with the code; the QR code holds it (INV-03). */
  address: string;
  /** Coins that each of the two gets. */
  points: number;
  /** Yuan of one coin. */
  yuanPerCoin: number;
  /** Puts a text on the clipboard; fails where the browser refuses. */
  copy: (text: string) => Promise<void>;
  /** Opens the system's sheet; without it there is no button. */
  share?: (() => Promise<void>) | undefined;
  /** People who joined, in all. */
  came: number;
  /** Coins received, in all. */
  gained: number;
  /** Newest first; null while they load. */
  records: readonly InviteRecord[] | null;
  /** They did not load; called to load them again. */
  onRetry?: (() => void) | undefined;
}

const tones = { waiting: 'neutral', rewarded: 'success', refused: 'neutral' } as const;

/** The reader's invitation: code, link and QR code, rules, and who came (INV-01). */
export function InvitePanel(props: InvitePanelProps) {
  const { points, records, onRetry } = props;
  const t = usePersonalText();
  const locale = useUiLocale();
  const shown = {
    coins: formatCoins(points, locale),
    yuan: formatYuan(points * props.yuanPerCoin, locale),
  };
  return (
    <div className={styles.root}>
      <section>
        <SectionHead title={t('invite.title')} sub={t('invite.lead', shown)} />
        <InviteWays {...props} />
      </section>
      <section>
        <SectionHead title={t('invite.rules')} />
        <ul className={styles.rules}>
          {(['ruleOnce', 'ruleSelf', 'ruleUse'] as const).map((rule) => (
            <li key={rule}>{t(`invite.${rule}`)}</li>
          ))}
        </ul>
      </section>
      <section>
        <SectionHead title={t('invite.records')} />
        {onRetry && <ErrorState onRetry={onRetry} />}
        {!onRetry && records === null && <Skeleton count={3} isAnnounced />}
        {!onRetry && records && (
          <>
            <dl className={styles.figures}>
              <div>
                <dt className={styles.name}>{t('invite.came')}</dt>
                <dd className={styles.figure}>{props.came}</dd>
              </div>
              <div>
                <dt className={styles.name}>{t('invite.gained')}</dt>
                <dd className={styles.figure}>{formatCoins(props.gained, locale)}</dd>
              </div>
            </dl>
            <Table
              caption={t('invite.records')}
              rows={records}
              getKey={({ key }) => key}
              empty={<EmptyState title={t('invite.none')}>{t('invite.noneText')}</EmptyState>}
              columns={[
                { key: 'name', header: t('invite.person'), render: ({ name }) => name },
                {
                  key: 'joined',
                  header: t('invite.when'),
                  render: ({ joinedAt }) => (
                    <time dateTime={joinedAt.toISOString()}>{formatDate(joinedAt, locale)}</time>
                  ),
                },
                {
                  key: 'state',
                  header: t('invite.state'),
                  align: 'end',
                  render: ({ state }) => (
                    <Tag tone={tones[state]}>
                      {state === 'rewarded'
                        ? formatSignedCoins(points, locale)
                        : t(`invite.${state}`)}
                    </Tag>
                  ),
                },
              ]}
            />
          </>
        )}
      </section>
    </div>
  );
}
