import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { switchStates } from './Switch.states.ts';
import { Switch } from './Switch.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ children: s.reminders });

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: base(sampleFor('en')),
  render: (args, context) => <Switch {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Switch, switchStates, base);

export const AllStates: Story = { ...states.all, tags: ['visual'] };

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

export const Selected: Story = { ...states.one('selected'), tags: ['!test', 'state'] };

/** Space switches it. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('switch')).toBeChecked();
  },
};
