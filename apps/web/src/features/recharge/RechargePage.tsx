import { SERVICE_HOURS, VIP_DAYS, YUAN_PER_COIN } from '@rostra/contract';
import { formatDate } from '@rostra/i18n';
import { BalanceCard } from '@rostra/ui/BalanceCard';
import { Link } from '@rostra/ui/Link';
import { RechargeScreen } from '@rostra/ui/screens/RechargeScreen';
import type { RechargeTab } from '@rostra/ui/screens/RechargeScreen';
import { ContactList } from '@rostra/ui/ContactList';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useQuery } from '../../data/useQuery.ts';
import { useLocale, useLocalized, useText } from '../../language/useText.ts';
import { RETURN_PARAMETER, safeReturnAddress } from '../../navigation/returnAddress.ts';
import { useUser } from '../../session/useUser.ts';
import { afterVip, isPayment, payPath } from '../pay/payLinks.ts';
import { offersOf } from './offersOf.ts';
import { rechargeTab } from './rechargeTab.ts';
import { TopupSection } from './TopupSection.tsx';
import { TrialSection } from './TrialSection.tsx';
import { useBalances } from './useBalances.ts';

/** /recharge and /vip_turn. */
export function RechargePage() {
  const t = useText();
  const locale = useLocale();
  const name = useLocalized();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { user } = useUser();
  const services = useQuery('getUsersServiceList', { query: {} }, { silent: true });
  const contacts = useQuery('getCustomerServiceList', { query: {} }, { silent: true });
  const vip = user?.vip_infos.find((info) => info.card_type === 'vip');
  const tab = rechargeTab(pathname, query.get('tab'));
  const back = safeReturnAddress(query.get(RETURN_PARAMETER));
  const tabPath = (to: RechargeTab): string => {
    const next = new URLSearchParams(query);
    next.set('tab', to);
    return `${pathname}?${next}`;
  };
  const { paid, gift, organizations, cardUses, isLoading } = useBalances(tab);
  return (
    <RechargeScreen
      t={t}
      tab={tab}
      tabs={{ plans: tabPath('plans'), topup: tabPath('topup'), trial: tabPath('trial') }}
      returnHref={back}
      isPaymentWaiting={back !== undefined && isPayment(back)}
      side={
        <>
          <BalanceCard
            {...{ t, paid, gift, organizations, cardUses, isLoading }}
            yuanPerCoin={YUAN_PER_COIN}
            action={
              <Link href="/personalCenter/virtualCoin" emphasis="strong" size="sm">
                {t('recharge.balance.transactions')}
              </Link>
            }
          />
          {contacts.data !== undefined && contacts.data.length > 0 && (
            <ContactList
              t={t}
              hours={SERVICE_HOURS}
              contacts={contacts.data.map((contact) => ({
                name: name(contact) || contact.name,
                phone: contact.phone_number,
                email: contact.email,
                url: contact.customer_service_url,
              }))}
            />
          )}
        </>
      }
      topup={<TopupSection balance={paid + gift} />}
      trial={<TrialSection />}
      offers={services.data && offersOf(services.data, name, (right) => name(right, 'text'))}
      hasFailed={services.error !== undefined && services.data === undefined}
      onRetry={() => void services.reload()}
      currentLevel={user?.has_vip === true ? user.vip_level : 0}
      vipUntil={
        user?.has_vip === true && vip?.expires_at
          ? formatDate(new Date(vip.expires_at), locale)
          : undefined
      }
      vipDays={VIP_DAYS}
      yuanPerCoin={YUAN_PER_COIN}
      onPurchasePlan={(plan) => void navigate(payPath('VipPlan', plan.id, afterVip(back)))}
      onPurchasePack={(pack) => void navigate(payPath('PpvPack', pack.id, back))}
    />
  );
}
