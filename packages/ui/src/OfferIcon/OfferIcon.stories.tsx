import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { offerIconStates } from './OfferIcon.states.ts';
import { OfferIcon } from './OfferIcon.tsx';

const meta = {
  title: 'Reading/OfferIcon',
  component: OfferIcon,
  args: { kind: 'pay_price' },
} satisfies Meta<typeof OfferIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = { ...allStates(OfferIcon, offerIconStates), tags: ['visual'] };
