import type { Meta, StoryObj } from '@storybook/react-vite';
import { offerIconStates } from './OfferIcon.states.ts';
import { OfferIcon } from './OfferIcon.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Reading/OfferIcon',
  component: OfferIcon,
  args: { kind: 'pay_price' },
} satisfies Meta<typeof OfferIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(OfferIcon, offerIconStates);

export const AllStates: Story = { ...states.all, tags: ['visual'] };
