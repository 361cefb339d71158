import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { radioGroupStates } from './RadioGroup.states.ts';
import { RadioGroup } from './RadioGroup.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({
  label: s.kind,
  options: [
    { value: 'a', label: s.first, note: s.articleHint },
    { value: 'b', label: s.second },
    { value: 'c', label: s.third, isDisabled: true },
  ],
  defaultValue: 'a',
});

const meta = {
  title: 'Forms/RadioGroup',
  component: RadioGroup,
  args: base(sampleFor('en')),
  render: (args, context) => <RadioGroup {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof RadioGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(RadioGroup, radioGroupStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Plain: Story = { ...states.one('plain'), tags: ['!test', 'state'] };

export const Boxed: Story = { ...states.one('boxed'), tags: ['!test', 'state'] };

export const Tiles: Story = { ...states.one('tiles'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** Arrow keys choose, and skip disabled options. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[1]).toBeChecked();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getAllByRole('radio')[0]).toBeChecked();
  },
};
