import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { tooltipStates } from './Tooltip.states.ts';
import { Tooltip } from './Tooltip.tsx';
import type { Sample } from '../story/sample.ts';

const base = (s: Sample) => ({ text: s.note, children: <Button>{s.action}</Button> });

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: '', children: <span /> },
  render: (args, context) => <Tooltip {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Tooltip, tooltipStates, (s) => ({ ...base(s), text: s.hint, isOpen: true })),
  tags: ['visual'],
};

/** It shows for the keyboard too. */
export const OnFocus: Story = {
  play: async () => {
    await userEvent.tab();
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
  },
};
