import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { enlarged } from '../../story/enlarged.tsx';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { inPanel } from '../../story/onStage.tsx';
import { callSample, codeSample } from '../../story/samples/phone.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { dialOutFormStates } from './DialOutForm.states.ts';
import { DialOutForm } from './DialOutForm.tsx';
import type { DialOutFormProps } from './DialOutForm.tsx';

const nothing = () => undefined;

const propsFor = (locale: Locale): DialOutFormProps => ({
  t: liveTextFor(locale),
  countries: codeSample(locale),
  onCall: nothing,
  onHangUp: nothing,
  minutesBefore: 1,
  calls: callSample(locale),
});

const meta = {
  title: 'Live room/DialOutForm',
  component: DialOutForm,
  args: { ...propsFor('en'), onCall: fn(), onHangUp: fn() },
  decorators: [inPanel()],
  render: (args, context) => {
    const locale = localeOf(context);
    const { t, countries, calls } = propsFor(locale);
    return (
      <DialOutForm
        key={locale}
        {...args}
        {...{ t, countries }}
        calls={args.calls.length === 0 ? args.calls : calls}
      />
    );
  },
} satisfies Meta<typeof DialOutForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onCallAgain: fn(), onMute: fn(), onHide: fn() } };

const states = statesOf(DialOutForm, dialOutFormStates, (s) => propsFor(localeOfSample(s)), {
  isPanel: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const CallsInEveryStateAsTheHostSeesThem: Story = {
  ...states.one('calls in every state, as the host sees them'),
  tags: ['!test', 'state'],
};

export const BeforeTheMeetingNobodyCalled: Story = {
  ...states.one('before the meeting, nobody called'),
  tags: ['!test', 'state'],
};

/** LDIA-16, LDIA-48: A phone call is placed with country code, name in the room and caller ID. */
export const Interaction: Story = {
  args: { calls: [], callers: ['+852 5550 0100', '+86 10 5550 0142'] },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const number = canvas.getByRole('textbox', { name: t('livePhone.dialOut.number') });
    await userEvent.selectOptions(canvas.getAllByRole('combobox')[0] as HTMLElement, '+86');
    await userEvent.type(number, '138 5550 0142');
    await userEvent.type(canvas.getAllByRole('textbox')[1] as HTMLElement, 'He{Enter}');
    await expect(args.onCall).toHaveBeenLastCalledWith({
      kind: 'phone',
      number: '+8613855500142',
      name: 'He',
      caller: '+852 5550 0100',
    });
    await waitFor(() => expect(number).toHaveValue(''));
  },
};

/**
 * LDIA-49: A called person joins as a speaker unless the host selects audience. The next call is set
 * to speaker again.
 */
export const CallsAListener: Story = {
  args: { calls: [], hasRoles: true },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const radio = (role: 'expert' | 'audience') =>
      canvas.getByRole('radio', { name: new RegExp(`^${t(`livePhone.dialOut.roles.${role}`)}`) });
    await expect(radio('expert')).toBeChecked();
    await userEvent.click(radio('audience'));
    const number = canvas.getByRole('textbox', { name: t('livePhone.dialOut.number') });
    await userEvent.type(number, '5550 0177{Enter}');
    await expect(args.onCall).toHaveBeenLastCalledWith(
      expect.objectContaining({ number: '+85255500177', role: 'audience' }),
    );
    await waitFor(() => expect(radio('expert')).toBeChecked());
  },
};

/** A SIP room is called by its address; the phone number entered before is kept. */
export const CallsASipRoom: Story = {
  args: { calls: [] },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const numberField = { name: t('livePhone.dialOut.number') };
    await userEvent.type(canvas.getByRole('textbox', numberField), '138');
    await userEvent.click(canvas.getByRole('radio', { name: t('livePhone.dialOut.sip') }));
    const address = canvas.getByRole('textbox', { name: t('livePhone.dialOut.address') });
    await userEvent.type(address, 'board@sip.example{Enter}');
    await expect(args.onCall).toHaveBeenCalledWith({
      kind: 'sip',
      address: 'sip:board@sip.example',
      name: '',
    });
    await waitFor(() => expect(address).toHaveValue(''));
  },
};

/** An invalid number is not called. The field keeps it, shows the problem and takes the focus. */
export const WrongNumber: Story = {
  args: { calls: [] },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const number = canvas.getByRole('textbox', { name: t('livePhone.dialOut.number') });
    await userEvent.type(number, '12');
    await userEvent.click(canvas.getByRole('button', { name: t('livePhone.dialOut.call') }));
    await expect(args.onCall).not.toHaveBeenCalled();
    await expect(number).toHaveValue('12');
    await expect(number).toHaveFocus();
    await expect(number).toHaveAccessibleDescription(
      expect.stringContaining(t('livePhone.dialOut.wrongNumber')),
    );
    await userEvent.type(number, '345');
    await expect(number).toBeValid();
  },
};

/** Input refused by the server stays in the fields, with the reason. */
export const RefusedByTheServer: Story = {
  args: { calls: [], onCall: fn(() => Promise.reject(new Error('refused'))) },
  render: (args, context) => {
    const { t, countries } = propsFor(localeOf(context));
    const { announcement } = liveSample(localeOf(context));
    return <DialOutForm {...args} {...{ t, countries }} problem={announcement} />;
  },
  play: async ({ canvas, args, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const number = canvas.getByRole('textbox', { name: t('livePhone.dialOut.number') });
    await userEvent.type(number, '5550 0177{Enter}');
    await waitFor(() => expect(args.onCall).toHaveBeenCalledOnce());
    await expect(number).toHaveValue('5550 0177');
    await expect(canvas.getByRole('alert')).toHaveTextContent(liveSample(locale).announcement);
  },
};

/** LDIA-06: Before the meeting a call is planned instead. */
export const Planned: Story = {
  args: { calls: [], onSchedule: fn() },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.type(
      canvas.getByRole('textbox', { name: t('livePhone.dialOut.number') }),
      '5550 0177',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('livePhone.dialOut.schedule') }));
    await expect(args.onSchedule).toHaveBeenCalledWith(
      expect.objectContaining({ number: '+85255500177' }),
    );
    await expect(args.onCall).not.toHaveBeenCalled();
  },
};

/** LDIA-03, LDIA-07, LDIA-08: Each call offers the actions that its state allows, named after its person. */
export const Acts: Story = {
  args: { onCallAgain: fn(), onRemove: fn(), onMute: fn(), onHide: fn() },
  play: async ({ canvas, args, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const { desk, heZhiyuan, chenQiming } = liveSample(locale);
    const press = (name: string) => userEvent.click(canvas.getByRole('button', { name }));
    const callOf = (id: number) => expect.objectContaining({ id });
    await press(t('livePhone.dialOut.mute', { name: desk }));
    await expect(args.onMute).toHaveBeenCalledWith(callOf(1), true);
    await press(t('livePhone.dialOut.show', { name: heZhiyuan }));
    await expect(args.onHide).toHaveBeenCalledWith(callOf(2), false);
    await press(t('livePhone.dialOut.hangUpNamed', { name: desk }));
    await expect(args.onHangUp).toHaveBeenCalledWith(callOf(1));
    await press(t('livePhone.dialOut.callNamed', { name: chenQiming }));
    await expect(args.onCallAgain).toHaveBeenCalledWith(callOf(5));
    await press(t('livePhone.dialOut.remove', { name: chenQiming }));
    await expect(args.onRemove).toHaveBeenCalledWith(callOf(5));
    await expect(
      canvas.queryByRole('button', { name: t('livePhone.dialOut.mute', { name: chenQiming }) }),
    ).toBeNull();
  },
};

/** LHST-12: A caller whom the attendee list lacks can be removed from the meeting; others only there. */
export const RemovesAPerson: Story = {
  args: { onRemovePerson: fn() },
  play: async ({ canvas, args, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const { desk, heZhiyuan } = liveSample(locale);
    const label = (name: string) => ({ name: t('livePhone.dialOut.removePerson', { name }) });
    await userEvent.click(canvas.getByRole('button', label(desk)));
    await expect(args.onRemovePerson).toHaveBeenCalledWith(expect.objectContaining({ id: 1 }));
    await expect(canvas.queryByRole('button', label(heZhiyuan))).toBeNull();
  },
};

function Answering(props: DialOutFormProps) {
  const [calls, setCalls] = useState(props.calls);
  const answer = () =>
    setCalls((old) => old.map((one) => (one.id === 3 ? { ...one, callState: 'connected' } : one)));
  return (
    <>
      <button style={{ blockSize: 24 }} onClick={answer}>
        the third answers
      </button>
      <DialOutForm {...props} calls={calls} />
    </>
  );
}

/** LDIA-40: When a person answers, this is announced by name, and the action changes from cancel to end. */
export const SomebodyAnswers: Story = {
  render: (_args, context) => <Answering {...propsFor(localeOf(context))} />,
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByText('the third answers'));
    const state = t('livePhone.states.connected');
    const name = '+44 20 **** 0163';
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        t('livePhone.dialOut.moved', { name, state }),
      ),
    );
    await expect(
      canvas.getByRole('button', { name: t('livePhone.dialOut.hangUpNamed', { name }) }),
    ).toBeVisible();
  },
};

/** LDIA-43: While an action for one caller runs, only that caller's buttons are disabled. */
export const PendingForOne: Story = {
  args: { onMute: fn(), pendingIds: new Set([1]) },
  play: async ({ canvas, args, globals }) => {
    const locale = localeOf({ globals });
    const t = liveTextFor(locale);
    const { desk, heZhiyuan } = liveSample(locale);
    await userEvent.click(
      canvas.getByRole('button', { name: t('livePhone.dialOut.mute', { name: desk }) }),
    );
    await expect(args.onMute).not.toHaveBeenCalled();
    await userEvent.click(
      canvas.getByRole('button', { name: t('livePhone.dialOut.unmute', { name: heZhiyuan }) }),
    );
    await expect(args.onMute).toHaveBeenCalledOnce();
  },
};

/** Long names are truncated with an ellipsis; the actions stay in place. */
export const LongText: Story = {
  tags: ['visual'],
  args: { onMute: fn(), onHide: fn(), onCallAgain: fn() },
  render: (args, context) => {
    const locale = localeOf(context);
    const calls = callSample(locale).map((one) => ({ ...one, name: liveSample(locale).longName }));
    return <DialOutForm {...args} {...propsFor(locale)} {...{ calls }} />;
  },
};

export const OnPhone: Story = { ...onPhone, args: { onCallAgain: fn(), onMute: fn() } };

/** At twice the text size it is no wider than a phone. */
export const Enlarged: Story = { ...LongText, ...enlarged, tags: [] };
