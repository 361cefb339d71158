import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { tabThrough } from '../../story/inRouter.tsx';
import { Button } from '../../actions/Button/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { tooltipStates } from './Tooltip.states.ts';
import { Tooltip } from './Tooltip.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({ text: s.rulesShort, children: <Button>{s.action}</Button> });

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { text: '', children: <span /> },
  render: (args, context) => <Tooltip {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Tooltip, tooltipStates, (s) => ({
  ...base(s),
  text: s.rulesShort,
  isOpen: true,
}));

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Top: Story = { ...states.one('top'), tags: ['!test', 'state'] };

export const Bottom: Story = { ...states.one('bottom'), tags: ['!test', 'state'] };

export const Start: Story = { ...states.one('start'), tags: ['!test', 'state'] };

export const End: Story = { ...states.one('end'), tags: ['!test', 'state'] };

/** It shows on focus and under the pointer, is read with its control, and Escape puts it away. */
export const Interaction: Story = {
  play: async ({ canvas, globals }) => {
    const words = sampleOf({ globals });
    const control = canvas.getByRole('button', { name: words.action });
    await tabThrough([control]);
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible());
    await expect(control).toHaveAccessibleDescription(words.rulesShort);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await expect(control).toHaveFocus();
    await userEvent.hover(control);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(words.rulesShort));
  },
};
