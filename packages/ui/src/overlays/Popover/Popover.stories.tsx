import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { oneState } from '../../story/oneState.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { popoverStates } from './Popover.states.ts';
import { Popover } from './Popover.tsx';

const base = (s: Sample) => ({
  title: s.rulesTitle,
  trigger: <Button>{s.action}</Button>,
  children: s.rulesText,
});

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: { title: '', trigger: <span />, children: null },
  render: (args, context) => <Popover {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  args: { ...popoverStates[0]?.props },
  parameters: { layout: 'fullscreen' },
  tags: ['visual'],
  render: (args, context) => (
    <div
      data-screenshot
      style={{ padding: 16, minBlockSize: 260, inlineSize: 480, maxInlineSize: '100%' }}
    >
      <Popover {...args} {...base(sampleOf(context))} />
    </div>
  ),
};

const one = oneState(Popover, popoverStates, base);

export const OpenBottomStart: Story = one('open bottom start');

export const OpenBottomEnd: Story = one('open bottom end');

export const OpenTopStart: Story = one('open top start');

/** On the narrowest phone it stays on the screen, and long words break. */
export const LongText: Story = {
  tags: ['visual'],
  args: { isOpen: true },
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <div
        data-screenshot
        style={{ padding: 16, minBlockSize: 560, inlineSize: 480, maxInlineSize: '100%' }}
      >
        <Popover {...args} {...base(s)} title={s.labelLong.repeat(2)}>
          {`${s.rulesText} `.repeat(4)}
        </Popover>
      </div>
    );
  },
  play: async () => {
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Enter opens it and the focus goes in; Escape closes it and the focus returns. */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAccessibleName();
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** The content can close it, and so can the cross. */
export const ClosedFromInside: Story = {
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <Popover {...args} {...base(s)}>
        {(close) => (
          <Stack gap={3}>
            {s.rulesText}
            <Button size="sm" onPress={close}>
              {s.action}
            </Button>
          </Stack>
        )}
      </Popover>
    );
  },
  play: async ({ canvas }) => {
    for (const last of [true, false]) {
      await userEvent.click(canvas.getByRole('button'));
      const buttons = within(await screen.findByRole('dialog')).getAllByRole('button');
      await userEvent.click((last ? buttons.at(-1) : buttons[0]) as HTMLElement);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  },
};
