import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../actions/Button/index.ts';
import { PriceTag } from '../../data/PriceTag/index.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { trialReminderStates } from './TrialReminder.states.ts';
import { TrialReminder } from './TrialReminder.tsx';
import type { TrialReminderProps } from './TrialReminder.tsx';

const inSeconds = (count: number) => new Date(sampleNow.getTime() + count * 1000);

const propsFor = (locale: Locale): TrialReminderProps => ({
  t: liveTextFor(locale),
  kind: 'meeting',
  endsAt: inSeconds(134),
  now: sampleNow,
  offer: <PriceTag coins={38} yuanPerCoin={6.8} />,
  action: <Button>{locale === 'en' ? 'Pay 38.00 coins' : '支付 38.00 币'}</Button>,
});

/** A longer action than planned. */
const payLong: Record<Locale, string> = {
  en: 'Pay 38.00 coins and stay in the meeting until it ends',
  'zh-CN': '支付 38.00 币，参会直至会议结束，不再中断',
};

const meta = {
  title: 'Live room/TrialReminder',
  component: TrialReminder,
  args: propsFor('en'),
  render: (args, context) => {
    const { t, offer, action } = propsFor(localeOf(context));
    return <TrialReminder {...args} {...{ t, offer, action }} />;
  },
} satisfies Meta<typeof TrialReminder>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const states = statesOf(TrialReminder, trialReminderStates, (s) => propsFor(localeOfSample(s)), {
  isWide: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const MeetingRunning: Story = {
  ...states.one('meeting, running'),
  tags: ['!test', 'state'],
};

export const MeetingTheLastMinute: Story = {
  ...states.one('meeting, the last minute'),
  tags: ['!test', 'state'],
};

export const MeetingOver: Story = { ...states.one('meeting, over'), tags: ['!test', 'state'] };

export const MeetingNoPurchaseOption: Story = {
  ...states.one('meeting, no purchase option'),
  tags: ['!test', 'state'],
};

export const VIPDaysLeft: Story = { ...states.one('VIP, days left'), tags: ['!test', 'state'] };

export const VIPTheLastDays: Story = {
  ...states.one('VIP, the last days'),
  tags: ['!test', 'state'],
};

export const VIPTheLastHours: Story = {
  ...states.one('VIP, the last hours'),
  tags: ['!test', 'state'],
};

export const VIPOver: Story = { ...states.one('VIP, over'), tags: ['!test', 'state'] };

/** The clock of the app, a press forward at a time. */
function Ticking({ by, ...props }: TrialReminderProps & { by: readonly number[] }) {
  const [passed, setPassed] = useState(0);
  return (
    <>
      {by.map((seconds) => (
        <button key={seconds} style={{ blockSize: 24 }} onClick={() => setPassed(seconds)}>
          {`at ${seconds} s`}
        </button>
      ))}
      <TrialReminder {...props} now={inSeconds(passed)} />
    </>
  );
}

/**
 * LTIM-06 It counts by the given clock, and is announced at the last minute and at the end, not in
 * between.
 */
export const CountsDown: Story = {
  render: (_args, context) => <Ticking {...propsFor(localeOf(context))} by={[73, 74, 75, 134]} />,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByText('at 73 s'));
    await expect(canvas.getByRole('timer')).toHaveTextContent('01:01');
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByText('at 74 s'));
    const message = t('liveTalk.trial.meeting.notice.ending');
    await waitFor(() => expect(status).toHaveTextContent(message));
    await userEvent.click(canvas.getByText('at 75 s'));
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:59');
    await expect(status).toHaveTextContent(message);
    await userEvent.click(canvas.getByText('at 134 s'));
    await waitFor(() => expect(status).toHaveTextContent(t('liveTalk.trial.meeting.notice.over')));
    await expect(canvas.queryByRole('timer')).toBeNull();
  },
};

/** A reminder that is read can be put away, not in its last minute. */
export const Interaction: Story = {
  args: { onDismiss: fn() },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByRole('button', { name: t('liveTalk.trial.dismiss') }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** LTIM-06 In the last minute it stays. */
export const LastMinute: Story = {
  args: { onDismiss: fn(), endsAt: inSeconds(59) },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.queryByRole('button', { name: t('liveTalk.trial.dismiss') })).toBeNull();
  },
};

/** A VIP trial counts in days. */
export const Vip: Story = {
  args: { kind: 'vip', endsAt: inSeconds(5 * 86_400) },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByText(t('liveTalk.trial.vip.days', { count: 5 }))).toBeVisible();
  },
};

/** Long words wrap; the button keeps its position. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const locale = localeOf(context);
    const { longText } = liveSample(locale);
    const action = <Button>{payLong[locale]}</Button>;
    return <TrialReminder {...args} {...propsFor(locale)} {...{ action }} offer={longText} />;
  },
};

export const OnPhone: Story = { ...onPhone, args: { onDismiss: fn() } };
