import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { tabThrough } from '../../story/inRouter.tsx';
import { Button } from '../../actions/Button/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { allWindows, inOwnFrame } from '../../story/allWindows.tsx';
import { inWindow } from '../../story/inWindow.ts';
import { drawerStates } from './Drawer.states.ts';
import { Drawer } from './Drawer.tsx';
import type { DrawerProps } from './Drawer.tsx';
import type { Sample } from '../../story/samples/texts.ts';

const base = (s: Sample) => ({
  title: s.rulesTitle,
  children: s.rulesText,
  actions: <Button>{s.action}</Button>,
});

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  parameters: inOwnFrame,
  args: { isOpen: true, onClose: fn(), title: '', children: null },
  render: (args, context) => <Drawer {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allWindows(Drawer, drawerStates, (s) => ({ ...base(s), isOpen: true }), [560, 320]),
  tags: ['visual'],
};

/** On the narrowest phone it is as wide as the window; its content scrolls between header and footer. */
export const LongText: Story = {
  ...inWindow(360, 400),
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <Drawer {...args} title={s.labelLong} actions={<Button>{s.actionLong}</Button>}>
        {`${s.rulesText} `.repeat(4)}
      </Drawer>
    );
  },
  play: async () => {
    const { left, right } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const FromTheStart: Story = { args: { side: 'start' } };

export const FromTheEnd: Story = { args: { side: 'end' } };

/** A page with a button that opens it; the app closes it on request. */
function Opening(props: DrawerProps & { trigger: string }) {
  const { trigger, ...rest } = props;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{trigger}</Button>
      <Drawer
        {...rest}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          rest.onClose();
        }}
      />
    </>
  );
}

/**
 * The focus moves inside and is trapped. The close button and Escape close it, and the focus returns
 * to the opening element.
 */
export const Interaction: Story = {
  render: (args, context) => (
    <Opening {...args} {...base(sampleOf(context))} trigger={sampleOf(context).all} />
  ),
  play: async ({ canvas, args, globals }) => {
    const words = sampleOf({ globals });
    const opener = canvas.getByRole('button', { name: words.all });
    await tabThrough([opener]);
    await userEvent.keyboard('{Enter}');
    const panel = await screen.findByRole('dialog', { name: words.rulesTitle });
    const [cross, action] = within(panel).getAllByRole('button') as [HTMLElement, HTMLElement];
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    for (const _ of ['once', 'around'] as const) {
      await userEvent.tab();
      await expect(panel.contains(document.activeElement)).toBe(true);
      await userEvent.tab();
      await expect(panel.contains(document.activeElement)).toBe(true);
    }
    await expect(action).toHaveAccessibleName(words.action);
    await userEvent.click(cross);
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
