import type { Meta, StoryObj } from '@storybook/react-vite';
import { accountSample } from '../story/accountSample.ts';
import { localeOf, localeOfSample } from '../story/screenText.ts';
import { statesOf } from '../story/statesOf.tsx';
import { cardUsePanelStates } from './CardUsePanel.states.ts';
import { CardUsePanel } from './CardUsePanel.tsx';

const meta = {
  title: 'Money/CardUsePanel',
  component: CardUsePanel,
  args: accountSample('en').CardUsePanel,
  render: (_args, context) => <CardUsePanel {...accountSample(localeOf(context)).CardUsePanel} />,
} satisfies Meta<typeof CardUsePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(
  CardUsePanel,
  cardUsePanelStates,
  (s) => accountSample(localeOfSample(s)).CardUsePanel,
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** More words than anybody planned for, in the narrowest place of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Usable: Story = { ...states.one('usable'), tags: ['!test'] };

export const Waiting: Story = { ...states.one('waiting'), tags: ['!test'] };

export const None: Story = { ...states.one('none'), tags: ['!test'] };

export const Failed: Story = { ...states.one('failed'), tags: ['!test'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test'] };
