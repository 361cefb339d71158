import type { ReactNode } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { EmptyState } from '../../status/EmptyState/index.ts';
import { ErrorState } from '../../status/ErrorState/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { LinkButton } from '../../actions/LinkButton/index.ts';
import { PpvPacks } from '../../money/PpvPacks/index.ts';
import type { PpvPackOffer } from '../../money/PpvPacks/index.ts';
import { SectionHead } from '../../layout/SectionHead/index.ts';
import { Skeleton } from '../../status/Skeleton/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TabLinks } from '../../navigation/TabLinks/index.ts';
import { VipPlans } from '../../money/VipPlans/index.ts';
import type { VipPlanOffer } from '../../money/VipPlans/index.ts';
import type { ScreenText } from '../screenText.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import { page } from '../pageFrame.css.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './RechargeScreen.css.ts';

export type RechargeTab = 'plans' | 'topup' | 'trial';

export interface RechargeScreenProps extends RootProps {
  /** The screens' texts in the reader's language. */
  t: ScreenText;
  /** The current tab. */
  tab: RechargeTab;
  /** Addresses of the three tabs. */
  tabs: Record<RechargeTab, string>;
  /** The page that the reader comes from and returns to. */
  returnHref?: string | undefined;
  /** A payment waits for the balance. @default false */
  isPaymentWaiting?: boolean | undefined;
  /** Balance and contacts. */
  side: ReactNode;
  /** `TopupForm` with the list of top-ups, wired by the app; rendered on its tab only. */
  topup: ReactNode;
  /** `VipTrialForm`, wired by the app; rendered on its tab only. */
  trial: ReactNode;
  /** Plans and packs; undefined while they load. */
  offers: { plans: readonly VipPlanOffer[]; packs: readonly PpvPackOffer[] } | undefined;
  /** Plans and packs failed to load. */
  hasFailed: boolean;
  /** Loads plans and packs again. */
  onRetry: () => void;
  /** The reader's VIP level; 0 without VIP. */
  currentLevel: number;
  /** The end date of VIP, formatted; absent without VIP. */
  vipUntil?: string | undefined;
  /** The days of a plan, shown above all of them. */
  vipDays: number;
  /** Yuan shown for one coin. */
  yuanPerCoin: number;
  /** Called for the button of a plan; the app leads to the payment. */
  onPurchasePlan: (plan: VipPlanOffer) => void;
  /** Called for the button of a pack; the app leads to the payment. */
  onPurchasePack: (pack: PpvPackOffer) => void;
}

function Offers(props: RechargeScreenProps) {
  const { t, offers } = props;
  if (props.hasFailed) return <ErrorState onRetry={props.onRetry} />;
  if (offers === undefined) return <Skeleton shape="line" count={8} isAnnounced />;
  if (offers.plans.length === 0 && offers.packs.length === 0) {
    return <EmptyState title={t('recharge.vip.none')}>{t('recharge.vip.noneText')}</EmptyState>;
  }
  return (
    <Stack gap={10}>
      {offers.plans.length > 0 && (
        <Stack gap={2} as="section">
          <SectionHead
            title={t('recharge.vip.title')}
            sub={t('recharge.vip.sub', { days: props.vipDays })}
          />
          <VipPlans
            t={t}
            plans={offers.plans}
            currentLevel={props.currentLevel}
            until={props.vipUntil}
            yuanPerCoin={props.yuanPerCoin}
            onPurchase={props.onPurchasePlan}
          />
        </Stack>
      )}
      {offers.packs.length > 0 && (
        <Stack gap={2} as="section">
          <SectionHead title={t('recharge.packs.title')} sub={t('recharge.packs.sub')} />
          <PpvPacks t={t} packs={offers.packs} onPurchase={props.onPurchasePack} />
        </Stack>
      )}
    </Stack>
  );
}

/** /recharge and /vip_turn: plans and cards, top-up, trial (PAY-03). */
export function RechargeScreen(props: RechargeScreenProps) {
  const { t, tab, tabs, isPaymentWaiting = false } = props;
  return (
    <div {...rootProps(props, `${page} ${styles.root}`)}>
      <Heading level={1} size="title-lg">
        {t('recharge.title')}
      </Heading>
      <TabLinks
        label={t('recharge.tabs.label')}
        replaces={props.returnHref !== undefined}
        tabs={(['plans', 'topup', 'trial'] as const).map((key) => ({
          href: tabs[key],
          text: t(`recharge.tabs.${key}`),
          isCurrent: key === tab,
        }))}
      />
      {props.returnHref !== undefined && (
        <Banner
          actions={
            <LinkButton size="sm" href={props.returnHref} replaces>
              {t(isPaymentWaiting ? 'recharge.comeBack' : 'recharge.goOn')}
            </LinkButton>
          }
        >
          {t(isPaymentWaiting ? 'recharge.comeBackText' : 'recharge.goOnText')}
        </Banner>
      )}
      <div className={styles.columns}>
        <div className={styles.main}>
          {tab === 'plans' && <Offers {...props} />}
          {wrapTexts(tab === 'topup' && props.topup)}
          {wrapTexts(tab === 'trial' && props.trial)}
        </div>
        <aside className={styles.side}>{props.side}</aside>
      </div>
    </div>
  );
}
