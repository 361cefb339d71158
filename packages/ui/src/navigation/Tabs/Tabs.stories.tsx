import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { tabsStates } from './Tabs.states.ts';
import { Tabs } from './Tabs.tsx';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { revealsFocus } from '../../story/revealsFocus.ts';
import { statesOf } from '../../story/statesOf.tsx';

const base = (s: Sample) => ({
  label: s.kind,
  items: [
    { id: 'a', label: s.first, count: 12, content: s.paragraph },
    { id: 'b', label: s.second, content: s.text },
    { id: 'c', label: s.third, content: s.note, isDisabled: true },
  ],
});

const meta = {
  title: 'Navigation/Tabs',
  component: Tabs,
  args: base(sampleFor('en')),
  render: (args, context) => <Tabs {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Tabs, tabsStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

/** Arrows go from tab to tab; one that cannot be chosen is passed over. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[1]).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getAllByRole('tab')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

/** A tab that a narrow row cuts is visible whole when it has the focus. */
export const FocusInNarrowRow: Story = {
  render: (args, context) => {
    const { items, ...rest } = base(sampleOf(context));
    const enabled = items.map((item) => ({ ...item, isDisabled: false }));
    return <Tabs {...args} {...rest} items={enabled} />;
  },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab');
    let moves = 0;
    await revealsFocus(canvas.getByRole('tablist'), tabs, async () => {
      moves += 1;
      await (moves === 1 ? userEvent.tab() : userEvent.keyboard('{ArrowRight}'));
    });
  },
};
