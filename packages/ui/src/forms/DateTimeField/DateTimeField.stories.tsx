import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { keeping } from '../../story/keeping.tsx';
import type { Sample } from '../../story/samples/texts.ts';
import { Form } from '../Form/index.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { dateTimeFieldStates } from './DateTimeField.states.ts';
import { DateTimeField } from './DateTimeField.tsx';

const shared = {
  // 14:30 in Beijing.
  value: Date.UTC(2026, 8, 3, 6, 30),
  today: '2026-09-01',
  timeZone: 'Asia/Shanghai',
};
const base = (s: Sample) => ({ ...shared, label: s.date, onChange: () => undefined });

const Kept = keeping(DateTimeField);

const meta = {
  title: 'Forms/DateTimeField',
  component: DateTimeField,
  args: { ...shared, label: '', onChange: fn() },
  render: (args, context) => (
    <div style={{ maxInlineSize: 400 }}>
      <Kept {...args} label={sampleOf(context).date} hint={sampleOf(context).dateHint} />
    </div>
  ),
} satisfies Meta<typeof DateTimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(DateTimeField, dateTimeFieldStates, base, { isWide: true });

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const AMoment: Story = { ...states.one('a moment'), tags: ['!test', 'state'] };

export const Smaller: Story = { ...states.one('smaller'), tags: ['!test', 'state'] };

export const Empty: Story = { ...states.one('empty'), tags: ['!test', 'state'] };

export const TheSameMomentInAnotherZone: Story = {
  ...states.one('the same moment in another zone'),
  tags: ['!test', 'state'],
};

export const ATimeThatComesTwiceClocksArePutBack: Story = {
  ...states.one('a time that comes twice: clocks are put back'),
  tags: ['!test', 'state'],
};

export const WithAProblem: Story = { ...states.one('with a problem'), tags: ['!test', 'state'] };

export const Disabled: Story = { ...states.one('disabled'), tags: ['!test', 'state'] };

/** On the narrowest phone the texts wrap. The two fields stay side by side, with aligned boxes. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const s = sampleOf(context);
    return (
      <div style={{ inlineSize: 328, maxInlineSize: '100%' }}>
        <Kept {...args} label={s.labelLong} hint={s.hintLong} zoneName={s.movedText} />
      </div>
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    const boxes = canvas.getAllByRole('textbox').map((field) => field.getBoundingClientRect());
    await expect(new Set(boxes.map(({ left }) => left)).size).toBe(2);
    await expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  },
};

const fieldsOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) => {
  const [day, time] = canvas.getAllByRole('textbox');
  if (!day || !time) throw new Error('two fields');
  return { day, time };
};
const rewrite = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
};

/** Both parts form the instant, as the zone's clocks show it. Screen readers announce the zone with the time. */
export const Interaction: Story = {
  play: async ({ canvas, args }) => {
    const { day, time } = fieldsOf(canvas);
    await expect(time).toHaveValue('14:30');
    await expect(time).toHaveAccessibleDescription(/(Beijing time|北京时间).*GMT\+08:00/);
    await rewrite(time, '915');
    await expect(time).toHaveValue('09:15');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 8, 3, 1, 15));
    await rewrite(day, '2026-12-31');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 11, 31, 1, 15));
    await rewrite(time, 'soon');
    await expect(time).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await rewrite(time, '14 点');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 11, 31, 6));
  },
};

/** A time skipped by a clock change is not valid. The field explains this and keeps the text. */
export const ClocksPutForward: Story = {
  args: { timeZone: 'Europe/Berlin', value: Date.UTC(2026, 2, 29, 0, 30), today: '2026-03-01' },
  play: async ({ canvas, args }) => {
    const { time } = fieldsOf(canvas);
    await expect(time).toHaveValue('01:30');
    await rewrite(time, '02:30');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await expect(time).toHaveAccessibleDescription(/02:30/);
    await expect(time).toHaveAttribute('aria-invalid', 'true');
    await rewrite(time, '03:30');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 2, 29, 1, 30));
    await expect(time).not.toHaveAttribute('aria-invalid');
  },
};

/** A time that occurs twice because of a clock change is explained, with a choice between the two. */
export const ClocksPutBack: Story = {
  args: { timeZone: 'Europe/Berlin', value: Date.UTC(2026, 9, 25, 5), today: '2026-10-01' },
  play: async ({ canvas, args }) => {
    const { time } = fieldsOf(canvas);
    await rewrite(time, '02:30');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 9, 25, 0, 30));
    await expect(canvas.getByRole('status')).toHaveTextContent('02:30');
    const second = canvas.getByRole('radio', { name: /GMT\+01:00/ });
    await userEvent.click(second);
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 9, 25, 1, 30));
    await waitFor(() => expect(second).toBeChecked());
    await rewrite(time, '04:00');
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** A time beyond the limits is reported in the zone's time, even on a day with valid times. */
export const Limits: Story = {
  args: { minValue: Date.UTC(2026, 8, 3, 4), maxValue: Date.UTC(2026, 8, 10, 4) },
  play: async ({ canvas, args }) => {
    const { day, time } = fieldsOf(canvas);
    await rewrite(time, '11:59');
    await expect(time).toHaveAccessibleDescription(/12:00/);
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
    await rewrite(time, '12:00');
    await expect(args.onChange).toHaveBeenLastCalledWith(Date.UTC(2026, 8, 3, 4));
    await rewrite(day, '2026-09-11');
    await expect(day).toHaveAttribute('aria-invalid', 'true');
    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};

const submitted = fn<(instant: FormDataEntryValue | null) => void>();

/** Enter in either field submits the form with the time as typed. */
export const EnterSubmits: Story = {
  render: (args, context) => (
    <Form onSubmit={(_, data) => submitted(data.get('starts'))}>
      <Kept {...args} label={sampleOf(context).date} name="starts" />
      <button type="submit">{sampleOf(context).action}</button>
    </Form>
  ),
  play: async ({ canvas }) => {
    submitted.mockClear();
    const { time } = fieldsOf(canvas);
    await userEvent.clear(time);
    await userEvent.type(time, '9:15{Enter}');
    await waitFor(() => expect(submitted).toHaveBeenLastCalledWith('2026-09-03T01:15:00.000Z'));
    await expect(time).toHaveValue('09:15');
  },
};
