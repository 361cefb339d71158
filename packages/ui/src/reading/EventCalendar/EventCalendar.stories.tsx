import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleOf } from '../../story/allStates.tsx';
import { calendarSample } from '../../story/samples/calendar.ts';
import { onPhone } from '../../story/onPhone.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { eventCalendarStates } from './EventCalendar.states.ts';
import { EventCalendar } from './EventCalendar.tsx';
import type { EventCalendarProps } from './EventCalendar.tsx';

/** Keeps the day, as the app does in its URL. */
function Kept(props: EventCalendarProps) {
  const [day, setDay] = useState(props.day);
  return (
    <EventCalendar
      {...props}
      day={day}
      onDayChange={(next) => {
        setDay(next);
        props.onDayChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Reading/EventCalendar',
  component: EventCalendar,
  args: { ...calendarSample('en'), onDayChange: fn() },
  render: (args, context) => {
    const { t, events, types, zoneName } = calendarSample(localeOf(context));
    return <Kept {...args} t={t} events={events} types={types} zoneName={zoneName} />;
  },
} satisfies Meta<typeof EventCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** CAL-01 CAL-02: 42 days, starting on Sunday in English and on Monday in Chinese. */
export const Default: Story = {
  play: async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(42);
    const [first] = canvas.getAllByRole('columnheader');
    const isChinese = localeOf({ globals }) === 'zh-CN';
    await expect(first).toHaveAccessibleName(isChinese ? '星期一' : 'Sunday');
  },
};

const states = statesOf(
  EventCalendar,
  eventCalendarStates,
  (s) => calendarSample(localeOfSample(s)),
  {
    isWide: true,
  },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const WithEvents: Story = { ...states.one('with events'), tags: ['!test', 'state'] };

export const Loading: Story = { ...states.one('loading'), tags: ['!test', 'state'] };

/** On a phone, days show bars by type, and the list below the grid has the details. */
export const OnAPhone: Story = {
  ...onPhone,
  tags: ['visual'],
  args: { day: '2026-09-15' },
  render: (args, context) => (
    <div data-screenshot style={{ padding: 16, blockSize: 764, overflow: 'hidden' }}>
      <Kept {...args} {...calendarSample(localeOf(context))} day={args.day} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const grid = canvas.getByRole('grid');
    await expect(within(grid).queryByRole('link')).toBeNull();
    await expect(canvas.getAllByRole('article')).toHaveLength(1);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In right-to-left text, the previous month is on the right, and its arrow points there. */
export const FromRightToLeft: Story = {
  render: (args, context) => (
    <div dir="rtl">
      <Kept {...args} {...calendarSample(localeOf(context))} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [earlier, later] = canvas.getAllByRole('button');
    if (!earlier || !later) throw new Error('two buttons');
    const { left } = earlier.getBoundingClientRect();
    await expect(left).toBeGreaterThan(later.getBoundingClientRect().left);
    const [arrow] = earlier.getElementsByTagName('svg');
    await expect(arrow && getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

/** The week starts on the day that the reader set. */
export const FromMonday: Story = {
  args: { firstWeekday: 1 },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('columnheader');
    await expect(first).toHaveAccessibleName(/Monday|星期一/);
  },
};

/** CAL-06: In New York, an event at 10:00 on the 3rd in Beijing appears on the evening of the 2nd. */
export const InAnotherZone: Story = {
  args: { timeZone: 'America/New_York', zoneName: undefined },
  render: (args, context) => (
    <Kept {...calendarSample(localeOf(context))} {...timeOf(args)} zoneName={undefined} />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/(Eastern Time|北美东部时间).*GMT−04:00/);
    await expect(canvas.getAllByRole('article')[0]).toHaveTextContent('00:30');
    const before = canvas.getByRole('button', { name: /\b2 September|9\s月\s2\s日/ });
    await userEvent.click(before);
    await expect(canvas.getAllByRole('article').at(-1)).toHaveTextContent('22:00');
  },
};

const timeOf = ({ timeZone, onDayChange }: EventCalendarProps) => ({ timeZone, onDayChange });

/** CAL-04: Previous, next, current and any other month. */
export const OtherMonths: Story = {
  play: async ({ canvas, args, globals }) => {
    const isChinese = localeOf({ globals }) === 'zh-CN';
    const press = (english: string, chinese: string) =>
      userEvent.click(canvas.getByRole('button', { name: isChinese ? chinese : english }));
    const heading = canvas.getByRole('heading', { level: 2 });
    await press('Next month', '下一月');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-10-03');
    await expect(heading).toHaveTextContent(isChinese ? '2026 年 10 月' : 'October 2026');
    await press('Previous month', '上一月');
    await press('Previous month', '上一月');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-08-03');
    await press('Today', '今天');
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-09-03');
    await userEvent.selectOptions(canvas.getByRole('combobox'), '2027-02-03');
    await expect(heading).toHaveTextContent(isChinese ? '2027 年 2 月' : 'February 2027');
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(42);
  },
};

/** CAL-03: A press lists the day's events; days of adjacent months switch the month. */
export const Interaction: Story = {
  play: async ({ canvas, args, globals }) => {
    const isChinese = localeOf({ globals }) === 'zh-CN';
    const day = (english: RegExp, chinese: RegExp) =>
      canvas.getByRole('button', { name: isChinese ? chinese : english });
    await userEvent.click(day(/\b9 September.*5 events/, /9\s月\s9\s日.*5 场活动/));
    await expect(args.onDayChange).toHaveBeenLastCalledWith('2026-09-09');
    await expect(canvas.getAllByRole('article')).toHaveLength(5);
    await userEvent.click(day(/\b1 October/, /10\s月\s1\s日/));
    await waitFor(() => expect(day(/\b1 October/, /10\s月\s1\s日/)).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(3);
    await userEvent.click(day(/\b2 October/, /10\s月\s2\s日/));
    await expect(canvas.queryByRole('article')).toBeNull();
  },
};

/** The grid is one tab stop. Arrow keys, Home, End, Page Up and Page Down move by days, across months too. */
export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const chosen = canvas.getByRole('button', { name: /\b3 September|9\s月\s3\s日/ });
    chosen.focus();
    const at = (name: RegExp) =>
      waitFor(() => expect(document.activeElement).toHaveAccessibleName(name));
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await at(/\b11 September|9\s月\s11\s日/);
    await userEvent.keyboard('{PageDown}');
    await at(/\b11 October|10\s月\s11\s日/);
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await at(/\b11 October 2025|2025\s年\s10\s月\s11\s日/);
    await userEvent.keyboard('{Home}');
    await expect(args.onDayChange).toHaveBeenLastCalledWith(
      expect.stringMatching(/2025-10-(05|06)/),
    );
    await userEvent.tab();
    await expect(canvas.getByRole('grid')).not.toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** While events load, days do not claim to be empty. A failed load can be retried. */
export const Failed: Story = {
  args: { state: 'failed', events: [], onRetry: fn() },
  render: (args, context) => (
    <Kept
      {...calendarSample(localeOf(context))}
      state={args.state}
      events={[]}
      onRetry={args.onRetry}
    />
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.queryByRole('button', { name: /no events|无活动/ })).toBeNull();
    const alert = canvas.getByRole('alert');
    await userEvent.click(within(alert).getByRole('button'));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Long names are truncated in the grid and complete in the list. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const sample = calendarSample(localeOf(context));
    const { paragraph } = sampleOf(context);
    return (
      <Kept
        {...args}
        {...sample}
        events={sample.events.map((event) => ({ ...event, name: paragraph, organizer: paragraph }))}
      />
    );
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 4 })[0]).toBeVisible();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
