import type { Meta, StoryObj } from '@storybook/react-vite';
import { allStates } from '../story/allStates.tsx';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../story/screenText.ts';
import { accessLabelStates } from './AccessLabel.states.ts';
import { AccessLabel } from './AccessLabel.tsx';

const meta = {
  title: 'Reading/AccessLabel',
  component: AccessLabel,
  args: { t: screenTextFor('en'), access: 'price', currentPrice: 38, originalPrice: 68 },
  render: (args, context) => <AccessLabel {...args} t={screenTextOf(context)} />,
} satisfies Meta<typeof AccessLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(AccessLabel, accessLabelStates, (s) => ({ t: screenTextOfSample(s) })),
  tags: ['visual'],
};
