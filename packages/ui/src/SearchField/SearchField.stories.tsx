import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import type { SearchFieldProps } from './SearchField.tsx';
import { allStates } from '../story/allStates.tsx';
import { searchFieldStates } from './SearchField.states.ts';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllStates: Story = {
  ...allStates(SearchField, searchFieldStates, undefined, { isWide: true }),
  tags: ['visual'],
};

function Typing(props: SearchFieldProps) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(text) => {
        setValue(text);
        props.onChange(text);
      }}
    />
  );
}

/** UI-05: Enter searches, the history opens on focus and a row of it searches too. */
export const Interaction: Story = {
  args: { history: ['1.6T optics', 'Sodium-ion'], onClearHistory: fn() },
  render: (args) => <Typing {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: 'Sodium-ion' }));
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Sodium-ion');
    await userEvent.type(field, ' cells{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('Sodium-ion cells');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};
