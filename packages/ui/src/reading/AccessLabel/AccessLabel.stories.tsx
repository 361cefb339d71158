import type { Meta, StoryObj } from '@storybook/react-vite';
import { screenTextFor, screenTextOf, screenTextOfSample } from '../../story/screenText.ts';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';
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

const states = statesOf(AccessLabel, accessLabelStates, (s) => ({ t: screenTextOfSample(s) }));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(AccessLabel, accessLabelStates, (s) => ({
  t: screenTextOfSample(s),
}));

export const Free: Story = { ...states.one('free'), tags: ['!test', 'state'] };

export const FreeByRight: Story = { ...states.one('free by right'), tags: ['!test', 'state'] };

export const LimitedFree: Story = { ...states.one('limited free'), tags: ['!test', 'state'] };

export const Vip: Story = { ...states.one('vip'), tags: ['!test', 'state'] };

export const Price: Story = { ...states.one('price'), tags: ['!test', 'state'] };

export const Reduced: Story = { ...states.one('reduced'), tags: ['!test', 'state'] };
