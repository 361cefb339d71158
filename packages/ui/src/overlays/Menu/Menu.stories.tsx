import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, screen } from 'storybook/test';
import { FileText, Trash2 } from 'lucide-react';
import { Button } from '../../actions/Button/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { inWindow } from '../../story/inWindow.ts';
import { oneState } from '../../story/oneState.tsx';
import { menuStates } from './Menu.states.ts';
import { Menu } from './Menu.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { localeOfSample } from '../../story/screenText.ts';

const pressed = fn();
const wordsOf = (s: Sample) =>
  localeOfSample(s) === 'en'
    ? {
        more: 'More',
        label: 'Actions on this article',
        preview: 'Preview',
        download: 'Download',
        remove: 'Delete',
        note: 'For paying readers',
      }
    : {
        more: '更多',
        label: '文章操作',
        preview: '预览',
        download: '下载',
        remove: '删除',
        note: '付费读者可用',
      };
const base = (s: Sample) => {
  const words = wordsOf(s);
  return {
    label: words.label,
    trigger: <Button>{words.more}</Button>,
    items: [
      { id: 'a', label: words.preview, icon: FileText, onPress: pressed },
      { id: 'b', label: words.download, isDisabled: true },
      { id: 'c', label: words.remove, tone: 'danger' as const, icon: Trash2, isFirstOfGroup: true },
    ],
  };
};

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: { label: '', trigger: <span />, items: [] },
  render: (args, context) => <Menu {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof Menu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  args: { ...menuStates[0]?.props, isOpen: true },
  parameters: { layout: 'fullscreen' },
  tags: ['visual'],
  render: (args, context) => (
    <div data-screenshot style={{ padding: 16, inlineSize: 240, maxInlineSize: '100%' }}>
      <Menu {...args} {...base(sampleOf(context))} />
    </div>
  ),
};

const one = oneState(Menu, menuStates, (s) => ({ ...base(s), isOpen: true }));

export const BottomStart: Story = one('bottom start');

export const BottomEnd: Story = one('bottom end');

/** An item's state is below its label, and screen readers read both. */
export const WithNote: Story = {
  args: { isOpen: true },
  render: (args, context) => {
    const { items, ...rest } = base(sampleOf(context));
    const noted = items.map((item) => ({ ...item, note: wordsOf(sampleOf(context)).note }));
    return <Menu {...args} {...rest} items={noted} />;
  },
  play: async (context) => {
    const [first] = await screen.findAllByRole('menuitem');
    const { preview, note } = wordsOf(sampleOf(context));
    await expect(first).toHaveAccessibleName(`${preview} ${note}`);
  },
};

/** A divider separates groups: there is none before the first item. */
export const OneGroup: Story = {
  args: { isOpen: true },
  render: (args, context) => {
    const { items, ...rest } = base(sampleOf(context));
    const grouped = items.map((item, index) => ({ ...item, isFirstOfGroup: index === 0 }));
    return <Menu {...args} {...rest} items={grouped} />;
  },
  play: async () => {
    await screen.findAllByRole('menuitem');
    await expect(screen.queryByRole('separator')).toBeNull();
  },
};

/** Longer text than planned: it wraps, and none is cut off. */
export const LongText: Story = {
  ...inWindow(320, 300),
  args: { isOpen: true },
  tags: ['visual'],
  render: (args, context) => {
    const { items, ...rest } = base(sampleOf(context));
    const long = items.map((item) => ({ ...item, label: sampleOf(context).actionLong }));
    return (
      <div data-screenshot style={{ padding: 16, inlineSize: '100vw', blockSize: '100dvh' }}>
        <Menu {...args} {...rest} items={long} />
      </div>
    );
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

const many = (count: number): NonNullable<Story['render']> =>
  function Many(args, context) {
    const { items: _, ...rest } = base(sampleOf(context));
    const items = Array.from({ length: count }, (_one, index) => ({
      id: String(index),
      label: `${sampleOf(context).first} ${index + 1}`,
      onPress: pressed,
    }));
    return (
      <div
        data-screenshot
        style={{
          inlineSize: '100vw',
          blockSize: '100dvh',
          display: 'grid',
          placeItems: 'center end',
        }}
      >
        <Menu {...args} {...rest} items={items} />
      </div>
    );
  };

/**
 * Too high to fit above or below its button, the menu opens beside it with the window's height.
 * Nothing is cut off.
 */
export const ManyItems: Story = {
  ...inWindow(1440, 900),
  args: { isOpen: true },
  render: many(14),
  play: async () => {
    const items = await screen.findAllByRole('menuitem');
    const box = screen.getByRole('menu').parentElement as HTMLElement;
    // The menu is measured a frame after it opens, and placed by that.
    await waitFor(async () => {
      await expect(box.scrollHeight).toBeLessThanOrEqual(box.clientHeight);
      for (const item of items) {
        const { top, bottom } = item.getBoundingClientRect();
        await expect(top).toBeGreaterThanOrEqual(0);
        await expect(bottom).toBeLessThanOrEqual(innerHeight);
      }
    });
  },
};

/**
 * More items than the window has room for: the menu fills the window, and a shade indicates more.
 */
export const MoreThanFits: Story = {
  ...inWindow(1440, 900),
  args: { isOpen: true },
  render: many(40),
  play: async () => {
    await screen.findAllByRole('menuitem');
    const box = screen.getByRole('menu').parentElement as HTMLElement;
    await waitFor(async () => {
      await expect(box.clientHeight).toBeGreaterThan(innerHeight * 0.9);
      await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    });
    await expect(getComputedStyle(box).backgroundImage).toContain('linear-gradient');
  },
};

/**
 * Enter opens it on the first item; arrow keys move past unavailable items, Enter acts, Escape
 * closes; focus returns.
 */
export const Interaction: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button');
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(pressed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(trigger).toHaveFocus());

    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getAllByRole('menuitem')[2]).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(pressed).toHaveBeenCalledTimes(1);
  },
};
