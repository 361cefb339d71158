import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardUsePanel } from '../../money/CardUsePanel/index.ts';
import { PaymentPanel } from '../../money/PaymentPanel/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { lockedArticle } from '../../story/samples/article.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';
import type { PaymentScreenProps } from './PaymentScreen.tsx';

const nothing = (): undefined => undefined;

function propsFor(locale: Locale): PaymentScreenProps {
  const { PaymentPanel: panel } = accountSample(locale);
  const { title, summary } = lockedArticle(locale);
  const { t } = panel;
  return {
    t,
    title: t('pay.title'),
    state: 'open',
    product: { kind: 'article', title, summary },
    onRetry: nothing,
    panel: <PaymentPanel {...panel} />,
    alternatives: [
      {
        key: 'card',
        text: t('pay.card.useInstead'),
        note: t('pay.card.useInsteadText', { balance: 4 }),
        href: '#card',
      },
      {
        key: 'vip',
        text: t('pay.vip.trial'),
        note: t('pay.vip.trialText', { hours: 24 }),
        href: '#trial',
      },
    ],
    yuanPerCoin: panel.yuanPerCoin,
    links: { thing: '#article', home: '#home' },
  };
}

const inState = screenStates(PaymentScreen, propsFor);

const meta = {
  title: 'Screens/PaymentScreen',
  component: PaymentScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof PaymentScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An article, from the reader's own balance. */
export const Default: Story = { tags: ['visual'] };

/** A live meeting, with refund rules of its own. */
export const LiveMeeting: Story = inState((locale) => {
  const { title, summary } = lockedArticle(locale);
  return { product: { kind: 'live', title, summary } };
});

/** By a pay-per-view card. */
export const ByCard: Story = inState((locale) => ({
  panel: <CardUsePanel {...accountSample(locale).CardUsePanel} />,
}));

/** The reader already has it. */
export const Owned: Story = inState(() => ({ state: 'owned' }));

/** PAY-54 The answer to the payment was lost, and the payment went through. */
export const Settled: Story = inState(() => ({ state: 'settled' }));

/** Just paid. */
export const Done: Story = inState(() => ({ state: 'done' }));

/** Not for sale. */
export const Missing: Story = inState(() => ({ state: 'missing' }));

/** In progress. */
export const Loading: Story = inState(() => ({ state: 'loading' }));

/** Failed to load. */
export const Failed: Story = inState(() => ({ state: 'error' }));
