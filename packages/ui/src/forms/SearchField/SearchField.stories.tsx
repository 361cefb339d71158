import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { useState } from 'react';
import type { SearchFieldProps } from './SearchField.tsx';
import { searchFieldStates } from './SearchField.states.ts';
import { SearchField } from './SearchField.tsx';
import { longTranslation } from '../../story/longTranslation.tsx';
import { statesOf } from '../../story/statesOf.tsx';

const meta = {
  title: 'Forms/SearchField',
  component: SearchField,
  args: { value: '', onChange: fn(), onSubmit: fn() },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(SearchField, searchFieldStates, undefined, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Text as long as in a longer language, on the narrowest phone. */
export const LongText: Story = longTranslation(SearchField, searchFieldStates);

export const Page: Story = { ...states.one('page'), tags: ['!test', 'state'] };

export const Hero: Story = { ...states.one('hero'), tags: ['!test', 'state'] };

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

/** Earlier searches, each with a button that removes it. */
export const History: Story = {
  args: { history: ['1.6T optics', 'Sodium-ion'], onForget: fn(), onClearHistory: fn() },
  tags: ['visual'],
  render: (args) => (
    <div
      data-screenshot
      style={{ padding: 16, inlineSize: 360, maxInlineSize: '100%', blockSize: 220 }}
    >
      <Typing {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(status).toHaveTextContent('2');
  },
};

/** UI-05: Enter searches, the history opens on focus, and one of its rows searches too. */
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

/** The clear button disappears with the text, and the box gets the focus. */
export const Clearing: Story = {
  render: (args) => <Typing {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'optics');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('');
  },
};

function Remembering(props: SearchFieldProps) {
  const [history, setHistory] = useState(props.history ?? []);
  return (
    <SearchField
      {...props}
      history={history}
      onForget={(text) => {
        setHistory((all) => all.filter((each) => each !== text));
        props.onForget?.(text);
      }}
    />
  );
}

/** SRCH-04: One search is removed by its own button; the others stay, and so does the panel. */
export const Forgetting: Story = {
  args: { history: ['1.6T optics', 'Sodium-ion'], onForget: fn(), onClearHistory: fn() },
  render: (args) => <Remembering {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.click(field);
    await userEvent.click(canvas.getByRole('button', { name: /“1\.6T optics”/ }));
    await expect(args.onForget).toHaveBeenCalledWith('1.6T optics');
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await expect(field).toHaveFocus();
  },
};

/**
 * Down moves from the box into the rows and Up back; Enter searches for a row, Escape returns to
 * the box.
 */
export const Arrows: Story = {
  args: { history: ['1.6T optics', 'Sodium-ion'], onForget: fn() },
  render: (args) => <Typing {...args} />,
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('searchbox');
    const row = (name: string) => canvas.getByRole('button', { name });
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}');
    await expect(row('1.6T optics')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(row('Sodium-ion')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await expect(field).toHaveFocus();
    await expect(canvas.queryByRole('list')).toBeNull();
    await userEvent.tab();
    await userEvent.click(field);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('1.6T optics');
  },
};
