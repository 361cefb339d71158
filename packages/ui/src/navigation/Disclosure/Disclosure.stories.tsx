import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { disclosureStates } from './Disclosure.states.ts';
import { Disclosure } from './Disclosure.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ title: s.rulesTitle, children: s.rulesText });

const meta = {
  title: 'Navigation/Disclosure',
  component: Disclosure,
  args: base(sampleFor('en')),
  render: (args, context) => <Disclosure {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Disclosure>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Disclosure, disclosureStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Defaultexpanded: Story = {
  ...states.one('defaultexpanded'),
  tags: ['!test', 'state'],
};

/** Enter expands it. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};
