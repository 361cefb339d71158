import { formatCoins, formatDate, formatSignedCoins, formatYuan } from '@rostra/i18n';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { Table } from '../../data/Table/index.ts';
import { Tag } from '../../status/Tag/index.ts';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { usePersonalText } from '../../foundations/TextProvider/usePersonalText.ts';
import { InviteWays } from './InviteWays.tsx';
import { rootProps } from '../../rootProps.ts';
import * as styles from './InvitePanel.css.ts';
import type { InvitePanelProps } from './InvitePanelProps.ts';

export type { InviteRecord, InvitePanelProps } from './InvitePanelProps.ts';

const tones = { waiting: 'neutral', rewarded: 'success', refused: 'neutral' } as const;

/** The reader's invitation: code, link and QR code, rules, and the people who joined (INV-01). */
export function InvitePanel(props: InvitePanelProps) {
  const { points, records, onRetry } = props;
  const t = usePersonalText();
  const locale = useUiLocale();
  const shown = {
    coins: formatCoins(points, locale),
    yuan: formatYuan(points * props.yuanPerCoin, locale),
  };
  return (
    <div {...rootProps(props, styles.root)}>
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
