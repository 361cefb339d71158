import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates, sampleOf } from '../story/allStates.tsx';
import { sampleFor } from '../story/sample.ts';
import type { Sample } from '../story/sample.ts';
import { tableStates } from './Table.states.ts';
import type { SampleRow } from './Table.states.ts';
import { Table } from './Table.tsx';
import type { TableProps } from './Table.tsx';

const SampleTable = (props: TableProps<SampleRow>) => <Table {...props} />;

const base = (s: Sample): TableProps<SampleRow> => ({
  caption: s.heading,
  columns: [
    { key: 'name', header: s.name, render: (row) => row.name },
    { key: 'date', header: s.date, render: () => '2026-09-03', isWideOnly: true },
    { key: 'amount', header: s.amount, render: (row) => row.amount, align: 'end' },
  ],
  rows: [
    { id: 1, name: s.first, amount: '1,240.00' },
    { id: 2, name: s.second, amount: '38.00' },
    { id: 3, name: s.third, amount: '−9.50' },
  ],
  getKey: (row) => row.id,
});

const meta = {
  title: 'Data/Table',
  component: SampleTable,
  args: base(sampleFor('en')),
  render: (args, context) => <SampleTable {...args} {...base(sampleOf(context))} />,
} satisfies Meta<typeof SampleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The table has its name, each column its head. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAccessibleName(/./);
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3);
  },
};

export const AllStates: Story = {
  ...allStates(SampleTable, tableStates, base, { isWide: true }),
  tags: ['visual'],
};
