import type { Locale } from '@rostra/i18n';
import { uiTexts } from '@rostra/i18n/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { UiProvider } from '../../foundations/UiProvider/index.ts';
import { sampleOf } from '../../story/allStates.tsx';
import { keeping } from '../../story/keeping.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { localeOf } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { parseDay } from './parseDay.ts';
import { datePickerStates } from './DatePicker.states.ts';
import { DatePicker } from './DatePicker.tsx';

const shared = { value: '2026-09-03', today: '2026-09-01' };
const base = (s: Sample) => ({
  ...shared,
  label: s.date,
  hint: s.dateHint,
  onChange: () => undefined,
});

const Kept = keeping(DatePicker);

const meta = {
  title: 'Forms/DatePicker',
  component: DatePicker,
  args: { ...shared, label: '', onChange: fn() },
  render: (args, context) => (
    <div style={{ maxInlineSize: 328 }}>
      <Kept {...args} label={sampleOf(context).date} hint={sampleOf(context).dateHint} />
    </div>
  ),
} satisfies Meta<typeof DatePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(DatePicker, datePickerStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const Optional: Story = { ...states.one('optional'), tags: ['!test', 'state'] };

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

const calendar = async () => within(await screen.findByRole('dialog'));

/** The calendar: the selected day, today, days of adjacent months, and unavailable days. */
export const Opened: Story = {
  args: {
    minValue: '2026-09-01',
    maxValue: '2026-10-31',
    isUnavailable: (day) => day === '2026-09-10',
  },
  parameters: { layout: 'fullscreen' },
  tags: ['visual'],
  render: (args, context) => (
    <div
      data-screenshot
      style={{ padding: 16, minBlockSize: 460, inlineSize: 360, maxInlineSize: '100%' }}
    >
      <Kept {...args} label={sampleOf(context).date} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const grid = (await calendar()).getByRole('grid');
    await expect(within(grid).getAllByRole('gridcell')).toHaveLength(42);
  },
};

/** On the narrowest phone the texts wrap, and the calendar stays on the screen. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <div
        data-screenshot
        style={{ padding: 16, minBlockSize: 640, inlineSize: 360, maxInlineSize: '100%' }}
      >
        <Kept {...args} label={s.labelLong} hint={s.hintLong} />
      </div>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button'));
    const { width } = (await screen.findByRole('dialog')).getBoundingClientRect();
    await expect(width).toBeLessThanOrEqual(336);
  },
};

/** A date is parsed in common notations of either language, and formatted in the reader's language. */
export const Written: Story = {
  play: async ({ canvas, args, globals }) => {
    const input = canvas.getByRole('textbox');
    const isChinese = localeOf({ globals }) === 'zh-CN';
    for (const [text, day] of [
      ['2026-9-8', '2026-09-08'],
      ['9 Oct 2026', '2026-10-09'],
      ['2026年12月1日', '2026-12-01'],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(args.onChange).toHaveBeenLastCalledWith(day);
    }
    await expect(input).toHaveDisplayValue(isChinese ? /2026.年.12.月.1.日/ : /1.Dec.2026/);
    await userEvent.clear(input);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

/** A problem follows a change of the language, and an empty field shows the format, no date. */
export const ChangesLanguage: Story = {
  render: function Changing(args, context) {
    const [locale, setLocale] = useState<Locale>('en');
    return (
      <UiProvider locale={locale} texts={uiTexts[locale]}>
        <Kept {...args} value={null} label={sampleOf(context).date} />
        <button onClick={() => setLocale('zh-CN')}>{sampleOf(context).switchLanguage}</button>
      </UiProvider>
    );
  },
  play: async ({ canvas, globals }) => {
    const input = canvas.getByRole('textbox');
    await expect(parseDay(input.getAttribute('placeholder') ?? '')).toBeUndefined();
    await userEvent.type(input, '3/9/2026');
    await userEvent.tab();
    await expect(input).toHaveAccessibleDescription(/^Enter a date/);
    await userEvent.click(
      canvas.getByRole('button', { name: sampleOf({ globals }).switchLanguage }),
    );
    await expect(input).toHaveAccessibleDescription(/^请按此格式填写日期/);
  },
};

/** An invalid date, or one beyond the limits, stays in the field with a hint on how to fix it. */
export const NoDay: Story = {
  args: { minValue: '2026-09-01', maxValue: '2026-12-31' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    for (const [text, received] of [
      ['3/9/2026', /2026/],
      ['2026-02-30', /2026/],
      ['2026-08-31', /1/],
      ['2027-01-01', /31/],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, text);
      await userEvent.tab();
      await expect(input).toHaveValue(text);
      await expect(input).toHaveAttribute('aria-invalid', 'true');
      await expect(input).toHaveAccessibleDescription(received);
      await expect(args.onChange).toHaveBeenLastCalledWith(null);
    }
    await userEvent.clear(input);
    await expect(input).not.toHaveAttribute('aria-invalid');
  },
};

/**
 * Down opens the calendar at the selected day. Arrow keys move by day, Page Up and Page Down by
 * month. Enter selects, Escape closes.
 */
export const Interaction: Story = {
  args: { minValue: '2026-08-10' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox');
    input.focus();
    await userEvent.keyboard('{ArrowDown}');
    await calendar();
    const at = (name: RegExp) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await at(/3 September|9月3日/);
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await at(/11 September|9月11日/);
    await userEvent.keyboard('{PageDown}');
    await at(/11 October|10月11日/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await at(/10 August 2026|2026年8月10日/);
    await userEvent.keyboard('{ArrowUp}');
    await at(/10 August 2026|2026年8月10日/);
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.stringMatching(/2026-08-1[56]/));
    await waitFor(() => expect(input).toHaveFocus());

    await userEvent.keyboard('{ArrowDown}');
    await calendar();
    await at(/15 August|16 August|8月1[56]日/);
    await userEvent.keyboard('{ArrowRight}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(input).toHaveFocus());
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};

/** The header buttons change the month. An unavailable day is announced and does nothing; today is announced. */
export const Pointer: Story = {
  args: { isUnavailable: (day) => day === '2026-10-09' },
  play: async ({ canvas, args }) => {
    const open = canvas.getByRole('button');
    await userEvent.click(open);
    const dialog = await calendar();
    const [, , nextMonth] = dialog.getAllByRole('button');
    await expect(
      dialog.getAllByRole('button', { name: /1 September|9月1日/ })[0],
    ).toHaveAccessibleName(/,|，/);
    await userEvent.click(nextMonth as HTMLElement);
    const ninth = dialog.getByRole('button', { name: /\b9 October|10月9日/ });
    await expect(ninth).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(ninth);
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: /\b8 October|10月8日/ }));
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-10-08');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
