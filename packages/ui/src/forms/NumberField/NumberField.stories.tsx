import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { keeping } from '../../story/keeping.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { localeOf } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { numberFieldStates } from './NumberField.states.ts';
import { NumberField } from './NumberField.tsx';

const base = (s: Sample) => ({ label: s.amount, value: 40, onChange: () => undefined });

const Kept = keeping(NumberField);

const meta = {
  title: 'Forms/NumberField',
  component: NumberField,
  args: { label: '', value: 40, onChange: fn() },
  render: (args, context) => <Kept {...args} label={sampleOf(context).amount} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(NumberField, numberFieldStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const WithAUnitOfTheLanguage: Story = {
  ...states.one('with a unit of the language'),
  tags: ['!test', 'state'],
};

export const PerCentWithFiguresAfterThePoint: Story = {
  ...states.one('per cent with figures after the point'),
  tags: ['!test', 'state'],
};

export const Thousands: Story = { ...states.one('thousands'), tags: ['!test', 'state'] };

export const AtItsMost: Story = { ...states.one('at its most'), tags: ['!test', 'state'] };

export const Optional: Story = { ...states.one('optional'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const ReadOnly: Story = { ...states.one('read only'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** The words around it wrap; the number keeps its line. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Kept {...args} label={s.labelLong} hint={s.hintLong} suffix={s.coins} />
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** Arrow keys and buttons move by the step, Home and End to the limits. */
export const Interaction: Story = {
  args: { minValue: 10, maxValue: 60, step: 5 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(45);
    await userEvent.keyboard('{Home}');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
    await userEvent.keyboard('{End}');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    const [less, more] = canvas.getAllByRole('button');
    await expect(more).toBeDisabled();
    await userEvent.click(less as HTMLElement);
    await expect(args.onChange).toHaveBeenLastCalledWith(55);
  },
};

/**
 * A number out of range or between two steps is corrected on leaving the field; an empty field is
 * null.
 */
export const PutRight: Story = {
  args: { minValue: 10, maxValue: 60, step: 5 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    const write = async (text: string) => {
      await userEvent.clear(input);
      if (text !== '') await userEvent.type(input, text);
      await userEvent.tab();
    };
    await write('99');
    await expect(args.onChange).toHaveBeenLastCalledWith(60);
    await write('22');
    await expect(args.onChange).toHaveBeenLastCalledWith(20);
    await write('');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(input).toHaveValue('');
  },
};

/** Refused input is announced at once; thousands are grouped as the language does. */
export const WholeNumbers: Story = {
  args: { value: null },
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1a');
    await expect(input).toHaveValue('1');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      localeOf({ globals }) === 'zh-CN'
        ? '请输入整数，“a”未填入。'
        : 'Enter a whole number. “a” was left out.',
    );
    await userEvent.type(input, '2.');
    await expect(canvas.getByRole('alert')).toHaveTextContent('“.”');
    await userEvent.type(input, '3400');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(123_400);
    await expect(input).toHaveValue('123,400');
  },
};

/**
 * Amounts are read as people paste them; text that is no number is quoted, and the previous number
 * stays.
 */
export const Pasted: Story = {
  args: { value: null },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const paste = async (text: string) => {
      input.focus();
      input.select();
      await userEvent.paste(text);
    };
    for (const text of ['１，２３４', '1234元', '\u202A¥1,234\u202C']) {
      await userEvent.clear(input);
      await paste(text);
      await expect(input).toHaveValue('1,234');
      await expect(args.onChange).toHaveBeenLastCalledWith(1234);
    }
    await paste('about ten');
    await expect(input).toHaveValue('1,234');
    await expect(input).toHaveAccessibleDescription(/about ten/);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('“about ten”');
    await paste('5');
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(input).toHaveValue('5');
  },
};

/** Full-width digits of an input method become plain ones during typing. */
export const FullWidth: Story = {
  args: { value: null, fractionDigits: 2 },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '１２。５元');
    await expect(input).toHaveValue('12.5');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
  },
};

/** The language writes the unit, one hour or several. */
export const Unit: Story = {
  args: { unit: 'hour', value: 1 },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox');
    const isChinese = localeOf({ globals }) === 'zh-CN';
    await expect(input).toHaveValue(isChinese ? '1小时' : '1 hour');
    input.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(input).toHaveValue(isChinese ? '2小时' : '2 hours');
  },
};

/** A suffix comes after the number, and screen readers read both. */
export const Suffix: Story = {
  render: (args, context) => {
    const s = sampleOf(context);
    return <Kept {...args} label={s.amount} hint={s.amountHint} suffix={s.coins} />;
  },
  play: async ({ canvas, globals }) => {
    const s = sampleOf({ globals });
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAccessibleDescription(new RegExp(s.coins));
    await expect(input).toHaveAccessibleDescription(new RegExp(s.amountHint));
  },
};
