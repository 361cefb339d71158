import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { allStates } from '../story/allStates.tsx';
import { paginationStates } from './Pagination.states.ts';
import { Pagination } from './Pagination.tsx';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  args: { page: 1, totalPages: 12, total: 118, onChange: fn() },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(Pagination, paginationStates, () => ({ total: 118 }), { isWide: true }),
  tags: ['visual'],
};

/** The next page, and none before the first. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    const buttons = canvas.getAllByRole('button');
    await expect(buttons[0]).toBeDisabled();
    await userEvent.click(buttons.at(-1) as HTMLElement);
    await expect(args.onChange).toHaveBeenCalledWith(2);
  },
};

/** With addresses each page is a link. */
export const Links: Story = {
  args: { page: 2, getHref: (page: number) => `?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').at(-1)).toHaveAttribute('href', '?page=3');
  },
};
