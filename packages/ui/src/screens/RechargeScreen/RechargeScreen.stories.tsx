import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BalanceCard } from '../../money/BalanceCard/index.ts';
import { ContactList } from '../../money/ContactList/index.ts';
import { TopupForm } from '../../money/TopupForm/index.ts';
import { VipTrialForm } from '../../money/VipTrialForm/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { RechargeScreen } from './RechargeScreen.tsx';
import type { RechargeScreenProps } from './RechargeScreen.tsx';

const nothing = (): undefined => undefined;

function propsFor(locale: Locale): RechargeScreenProps {
  const sample = accountSample(locale);
  return {
    t: sample.TopupForm.t,
    tab: 'topup',
    tabs: { plans: '#plans', topup: '#topup', trial: '#trial' },
    side: (
      <>
        <BalanceCard {...sample.BalanceCard} />
        <ContactList {...sample.ContactList} />
      </>
    ),
    topup: <TopupForm {...sample.TopupForm} />,
    trial: <VipTrialForm {...sample.VipTrialForm} />,
    offers: { plans: sample.VipPlans.plans, packs: sample.PpvPacks.packs },
    hasFailed: false,
    onRetry: nothing,
    currentLevel: 0,
    vipDays: 180,
    yuanPerCoin: sample.TopupForm.yuanPerCoin,
    onPurchasePlan: nothing,
    onPurchasePack: nothing,
  };
}

const inState = screenStates(RechargeScreen, propsFor);

const meta = {
  title: 'Screens/RechargeScreen',
  component: RechargeScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof RechargeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Topping up, with balance and contacts beside it. */
export const Default: Story = { tags: ['visual'] };

/** VIP plans and card packs. */
export const Plans: Story = inState(() => ({ tab: 'plans' }));

/** Requesting a VIP trial. */
export const Trial: Story = inState(() => ({ tab: 'trial' }));

/** The reader comes from a waiting payment. */
export const PaymentWaits: Story = inState(() => ({
  returnHref: '#pay',
  isPaymentWaiting: true,
}));

/** PAY-42: The reader comes from an article, to which a purchase of VIP leads back. */
export const ArticleWaits: Story = inState(() => ({ tab: 'plans', returnHref: '#article' }));

/** Nothing is on sale. */
export const NoPlans: Story = inState(() => ({ tab: 'plans', offers: { plans: [], packs: [] } }));

/** The plans are loading. */
export const Loading: Story = inState(() => ({ tab: 'plans', offers: undefined }));

/** The plans failed to load. */
export const Failed: Story = inState(() => ({ tab: 'plans', hasFailed: true }));
