import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { checkboxStates } from './Checkbox.states.ts';
import { Checkbox } from './Checkbox.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.agree });

const meta = {
  title: 'Forms/Checkbox',
  component: Checkbox,
  args: base(sampleFor('en')),
  render: (args, context) => <Checkbox {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Checkbox, checkboxStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** Longer text than planned, in the narrowest container on a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

export const Selected: Story = { ...states.one('selected'), tags: ['!test', 'state'] };

export const Some: Story = { ...states.one('some'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

/** Space toggles it. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};
