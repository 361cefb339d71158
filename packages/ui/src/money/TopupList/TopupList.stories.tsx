import type { Meta, StoryObj } from '@storybook/react-vite';
import { enlargedWhole } from '../../story/enlargedWhole.tsx';
import { accountSample } from '../../story/samples/account.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { topupListStates } from './TopupList.states.ts';
import { TopupList } from './TopupList.tsx';

const meta = {
  title: 'Money/TopupList',
  component: TopupList,
  args: accountSample('en').TopupList,
  render: (_args, context) => <TopupList {...accountSample(localeOf(context)).TopupList} />,
} satisfies Meta<typeof TopupList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  TopupList,
  topupListStates,
  (s) => accountSample(localeOfSample(s)).TopupList,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** FND-58: At 320 px with text of twice the size, no word or figure is broken, cut or covered. */
export const EnlargedNarrow: Story = { ...enlargedWhole };
