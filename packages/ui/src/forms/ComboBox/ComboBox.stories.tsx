import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { SEARCH_DEBOUNCE } from '../SearchField/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import type { StoryContext } from '../../story/allStates.tsx';
import { holdTimers } from '../../story/holdTimers.ts';
import type { HeldTimers } from '../../story/holdTimers.ts';
import { sampleFor } from '../../story/samples/texts.ts';
import type { Sample } from '../../story/samples/texts.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { comboBoxStates } from './ComboBox.states.ts';
import { ComboBox } from './ComboBox.tsx';
import type { ComboBoxOption, ComboBoxProps } from './ComboBox.tsx';

/** Makes a city's option in one language, with its name in the other as a note. */
const city = (value: string, label: string, note: string): ComboBoxOption => ({
  value,
  label,
  note,
});
const cities: ComboBoxOption[] = [
  city('sha', 'Shanghai', '上海'),
  city('szx', 'Shenzhen', '深圳'),
  city('bjs', 'Beijing', '北京'),
  city('hkg', 'Hong Kong', '香港'),
  { ...city('tao', 'Qingdao', '青岛'), isDisabled: true },
];
/** Swaps label and note for readers of Chinese. */
const inChinese = ({ label, note = label, ...rest }: ComboBoxOption): ComboBoxOption => ({
  ...rest,
  label: note,
  note: label,
});
const base = (s: Sample) => {
  const options = s === sampleFor('zh-CN') ? cities.map(inChinese) : cities;
  return {
    label: s.city,
    hint: s.cityHint,
    options,
    value: options[1] ?? null,
    onChange: () => undefined,
  };
};

/** Returns a story's args with options and value in the toolbar's language. */
const named = (args: ComboBoxProps, context: StoryContext): ComboBoxProps => {
  const s = sampleOf(context);
  const isChinese = s === sampleFor('zh-CN');
  const { value } = args;
  return {
    ...args,
    label: s.city,
    hint: s.cityHint,
    ...(isChinese
      ? { options: args.options.map(inChinese), value: value && inChinese(value) }
      : {}),
  };
};

/** Keeps Latin names in both languages, for stories that type them. */
const typed = (args: ComboBoxProps, context: StoryContext) => (
  <Kept {...args} label={sampleOf(context).city} hint={sampleOf(context).cityHint} />
);

/** Keeps the selection, as a form does; with `onSearch`, filters the options by the text. */
function Kept(props: ComboBoxProps) {
  const [value, setValue] = useState(props.value);
  const [text, setText] = useState('');
  const { onSearch } = props;
  return (
    <ComboBox
      {...props}
      {...(onSearch
        ? {
            options: cities.filter(({ label }) => label.toLowerCase().includes(text)),
            onSearch: (wanted: string) => {
              setText(wanted.toLowerCase());
              onSearch(wanted);
            },
          }
        : {})}
      value={value}
      onChange={(option) => {
        setValue(option);
        props.onChange(option);
      }}
    />
  );
}

const meta = {
  title: 'Forms/ComboBox',
  component: ComboBox,
  args: { label: '', options: cities, value: null, onChange: fn() },
  render: (args, context) => <Kept {...named(args, context)} />,
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(ComboBox, comboBoxStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const NothingChosen: Story = { ...states.one('nothing chosen'), tags: ['!test', 'state'] };

export const OptionsOnTheirWay: Story = {
  ...states.one('options on their way'),
  tags: ['!test', 'state'],
};

export const OptionsDidNotLoad: Story = {
  ...states.one('options did not load'),
  tags: ['!test', 'state'],
};

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** The open list, visible under the field, with each option's note. */
export const Opened: Story = {
  tags: ['visual'],
  args: { value: cities[1] ?? null },
  parameters: { layout: 'fullscreen' },
  render: (args, context) => (
    <div data-screenshot style={{ padding: 16, inlineSize: 328, maxInlineSize: '100%' }}>
      <Kept {...named(args, context)} />
    </div>
  ),
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button');
    await userEvent.click(arrow);
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(5));
    // Whether a resting pointer counts as hover depends on how React Aria ends the press.
    await userEvent.unhover(arrow);
    await waitFor(() => expect(arrow).not.toHaveAttribute('data-hovered'));
  },
};

/** On the narrowest phone the texts around it wrap. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <div data-screenshot style={{ padding: 16, inlineSize: 360, maxInlineSize: '100%' }}>
        <Kept {...named(args, context)} label={s.labelLong} hint={s.hintLong} />
      </div>
    );
  },
};

/** Long options wrap as well. */
export const LongOptions: Story = {
  render: (args, context) => {
    const s = sampleOf(context);
    const { options: known } = named(args, context);
    const options = [{ value: 'a', label: s.title, note: s.paragraph }, ...known];
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Kept {...args} label={s.labelLong} options={options} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [long] = await screen.findAllByRole('option');
    await waitFor(() => expect(long).toBeVisible());
    await expect(long?.scrollWidth).toBeLessThanOrEqual(long?.clientWidth ?? 0);
  },
};

/** Typing filters, arrow keys move through the matches, and Enter selects. The focus stays in the field. */
export const Interaction: Story = {
  render: typed,
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'sh');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(cities[1]);
    await expect(input).toHaveValue('Shenzhen');
    await expect(input).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};

/** Text that matches no option is reset on blur. Clearing the text clears the selection. */
export const NoChoice: Story = {
  render: typed,
  args: { value: cities[0] ?? null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.type(input, 'xyz');
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible());
    await expect(screen.queryByText('Shenzhen')).toBeNull();
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Shanghai'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await userEvent.tab();
    await expect(input).toHaveValue('');
  },
};

let typing: HeldTimers;

/** Options from a search, requested on opening and 600 ms after typing. They are not filtered again. */
export const Searched: Story = {
  render: typed,
  args: { onSearch: fn(), value: cities[3] ?? null },
  beforeEach: () => {
    typing = holdTimers(SEARCH_DEBOUNCE);
    return typing.letGo;
  },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onSearch).toHaveBeenLastCalledWith('');
    await userEvent.clear(input);
    await userEvent.type(input, 'qin');
    await expect(args.onSearch).toHaveBeenCalledTimes(1);
    typing.end();
    await expect(args.onSearch).toHaveBeenLastCalledWith('qin');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await userEvent.clear(input);
    await userEvent.type(input, 'bei');
    typing.end();
    await waitFor(() => expect(screen.getByRole('option')).toHaveTextContent('Beijing'));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(cities[2]);
    await userEvent.tab();
    await expect(input).toHaveValue('Beijing');
  },
};

/** A selected option that is not among the loaded options keeps its label. */
export const ChosenElsewhere: Story = {
  render: typed,
  args: { onSearch: fn(), value: { value: 'tpe', label: 'Taipei' } },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('combobox');
    await expect(input).toHaveValue('Taipei');
    await userEvent.type(input, 'x');
    await userEvent.tab();
    await waitFor(() => expect(input).toHaveValue('Taipei'));
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(input);
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(input).toHaveAttribute('aria-expanded', 'false'));
    await expect(input).toHaveValue('Taipei');
  },
};

/** If options did not load, a message with a retry button appears, which Tab reaches. */
export const Failed: Story = {
  args: { onSearch: fn(), onRetry: fn() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
