import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { paginationStates } from './Pagination.states.ts';
import { Pagination } from './Pagination.tsx';
import type { PaginationProps } from './Pagination.tsx';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, totalPages: 12, total: 118, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(Pagination, paginationStates, () => ({ total: 118 }), { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(
  Pagination,
  paginationStates,
  () => ({ total: 118 }),
  '6 12',
);

/** Next leads to the next page; before the first there is none. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons[0]).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(buttons[0] as HTMLElement);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

function Leafing(props: PaginationProps) {
  const [page, setPage] = useState(props.page);
  return <Pagination {...props} page={page} onChange={setPage} />;
}

/**
 * A keyboard user who reaches the last page keeps the focus on the button, which is announced as
 * unavailable.
 */
export const Keyboard: Story = {
  args: { page: 1, totalPages: 2 },
  render: (args) => <Leafing {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getAllByRole('button').at(-1) as HTMLElement;
    next.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent('2');
  },
};

/** With addresses each page is a link. */
export const Links: Story = {
  args: { page: 2, getHref: (page: number) => `?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '?page=3');
  },
};
