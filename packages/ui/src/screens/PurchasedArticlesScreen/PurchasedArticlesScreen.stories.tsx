import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PersonalCenterMenu } from '../../account/PersonalCenterMenu/index.ts';
import { accountSample } from '../../story/samples/account.ts';
import { screenStates } from '../../story/screenStates.tsx';
import { PurchasedArticlesScreen } from './PurchasedArticlesScreen.tsx';
import type { PurchasedArticlesScreenProps } from './PurchasedArticlesScreen.tsx';

const nothing = (): undefined => undefined;

function propsFor(locale: Locale): PurchasedArticlesScreenProps {
  const sample = accountSample(locale);
  return {
    t: sample.OrderTable.t,
    menu: <PersonalCenterMenu {...sample.PersonalCenterMenu} />,
    rows: sample.OrderTable.rows,
    isLoading: false,
    hasFailed: false,
    onRetry: nothing,
    browseHref: '#research',
  };
}

const inState = screenStates(PurchasedArticlesScreen, propsFor);

const meta = {
  title: 'Screens/PurchasedArticlesScreen',
  component: PurchasedArticlesScreen,
  parameters: { layout: 'fullscreen' },
  args: propsFor('en'),
  ...inState(),
} satisfies Meta<typeof PurchasedArticlesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One bought, one refunded and withdrawn. */
export const Default: Story = { tags: ['visual'] };

/** Nothing bought. */
export const Empty: Story = inState(() => ({ rows: [] }));

/** In progress. */
export const Loading: Story = inState(() => ({ isLoading: true }));

/** Failed to load. */
export const Failed: Story = inState(() => ({ hasFailed: true }));
