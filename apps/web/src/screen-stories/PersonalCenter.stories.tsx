import type { Meta, StoryObj } from '@storybook/react-vite';
import { companies, people } from '@rostra/ui/story/cast';
import { NoticesPage } from '../features/personal-center/NoticesPage.tsx';
import { VirtualCoinPage } from '../features/personal-center/VirtualCoinPage.tsx';
import { RechargePage } from '../features/recharge/RechargePage.tsx';
import { either } from './sampleWords.ts';
import { screenStory } from './screenStory.tsx';

const meta = {
  title: 'Screens by the contract/Personal center',
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const coins = { path: '/personalCenter/virtualCoin', screen: VirtualCoinPage };

/** Balances from `getUsersCard`, and their transactions from `getTransactions`. */
export const Transactions: Story = {
  ...screenStory(coins),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/R2026083101/);
    await canvas.findAllByText(either(companies.northgate.name));
  },
};

/** Purchases from `getOrders`. */
export const Orders: Story = {
  ...screenStory({ ...coins, address: '/personalCenter/virtualCoin?tab=orders' }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/What grid codes ask|并网新规/);
  },
};

/** The user's notifications from `getNotices`. */
export const Notices: Story = {
  ...screenStory({ path: '/personalCenter/notices', screen: NoticesPage }),
  play: async ({ canvas }) => {
    await canvas.findByText(/You’re registered|报名成功/);
  },
};

/** Plans and packs on offer from `getUsersServiceList`, and the contacts. */
export const VipAndCards: Story = {
  ...screenStory({ path: '/recharge', address: '/recharge?tab=plans', screen: RechargePage }),
  play: async ({ canvas }) => {
    await canvas.findAllByText(/All roadshows and playbacks|全部路演与回放/);
    await canvas.findAllByText(either(people.zhouNing.name));
  },
};
