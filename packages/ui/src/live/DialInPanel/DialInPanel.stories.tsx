import type { Locale } from '@rostra/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor, within } from 'storybook/test';
import { Keypad } from '../Keypad/index.ts';
import { liveSample } from '../../story/samples/live.ts';
import { onPhone } from '../../story/onPhone.ts';
import { inPanel } from '../../story/onStage.tsx';
import { dialInSample } from '../../story/samples/phone.ts';
import { sampleNow } from '../../story/samples/now.ts';
import { liveTextFor, localeOf, localeOfSample } from '../../story/screenText.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { dialInPanelStates } from './DialInPanel.states.ts';
import { DialInPanel } from './DialInPanel.tsx';
import type { DialInPanelProps } from './DialInPanel.tsx';

const nothing = () => undefined;

const propsFor = (locale: Locale): DialInPanelProps => ({
  t: liveTextFor(locale),
  callState: 'notcall',
  meetingId: '48271930',
  pin: '482719',
  countries: dialInSample(locale),
  onCopy: nothing,
  now: sampleNow,
});

const meta = {
  title: 'Live room/DialInPanel',
  component: DialInPanel,
  args: { ...propsFor('en'), onCopy: fn() },
  decorators: [inPanel()],
  render: (args, context) => {
    const { t, countries } = propsFor(localeOf(context));
    return <DialInPanel key={localeOf(context)} {...args} {...{ t, countries }} />;
  },
} satisfies Meta<typeof DialInPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { onConnect: fn() } };

/** Includes a single country, which needs no selector. */
const Framed = (props: DialInPanelProps) => (
  <DialInPanel
    {...props}
    countries={props.pin === null ? props.countries.slice(1, 2) : props.countries}
  />
);

const states = statesOf(Framed, dialInPanelStates, (s) => propsFor(localeOfSample(s)), {
  isPanel: true,
});

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

export const NotCalled: Story = { ...states.one('not called'), tags: ['!test', 'state'] };

export const Ringing: Story = { ...states.one('ringing'), tags: ['!test', 'state'] };

export const MainLineOfTheHost: Story = {
  ...states.one('main line of the host'),
  tags: ['!test', 'state'],
};

export const WentWrong: Story = { ...states.one('went wrong'), tags: ['!test', 'state'] };

export const PasswordHiddenOneCountry: Story = {
  ...states.one('password hidden, one country'),
  tags: ['!test', 'state'],
};

export const TheLineAsksForNothing: Story = {
  ...states.one('the line asks for nothing'),
  tags: ['!test', 'state'],
};

/** LDIA-02, LDIA-03: The room calls the reader and announces the state; a connected call can be ended. */
export const Interaction: Story = {
  args: { callState: 'connected', connectedFor: 61, onDisconnect: fn(), onConnect: fn() },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      t('livePhone.dialIn.lines.own', { state: t('livePhone.states.connected') }),
    );
    await expect(canvas.getByRole('timer')).toHaveTextContent('00:01:01');
    await expect(
      canvas.queryByRole('button', { name: t('livePhone.dialIn.connect.own') }),
    ).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('livePhone.dialIn.hangUp') }));
    await expect(args.onDisconnect).toHaveBeenCalledOnce();
  },
};

/** LDIA-10: The values that the line asks for are read aloud digit by digit and copied without spaces. */
export const CopiesThePassword: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const name = t('livePhone.dialIn.pin');
    await expect(canvas.getByText('4 8 2 7 1 9')).toBeInTheDocument();
    await userEvent.click(
      canvas.getByRole('button', { name: t('livePhone.dialIn.copyNamed', { name }) }),
    );
    await expect(args.onCopy).toHaveBeenCalledWith('482719');
    await expect(
      await canvas.findByText(t('livePhone.dialIn.copied', { name })),
    ).toBeInTheDocument();
  },
};

/** LDIA-10: A personal passcode comes with a warning, which a hidden one does not need. */
export const PersonalPasscode: Story = {
  args: { isPinPersonal: true },
  render: (args, context) => {
    const { t, countries } = propsFor(localeOf(context));
    const props = { ...args, t, countries };
    return (
      <>
        <DialInPanel {...props} />
        <DialInPanel {...props} pin={null} />
        <DialInPanel {...props} isPinPersonal={false} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getAllByText(t('livePhone.dialIn.personal'))).toHaveLength(1);
  },
};

/** LDIA-10: A reader replaces a passcode that others know; a failure is shown by the caller. */
export const NewPasscode: Story = {
  args: {
    isPinPersonal: true,
    title: 'Second meeting',
    onRenewPin: fn(() => Promise.resolve(true)),
  },
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('region', { name: 'Second meeting' })).toBeVisible();
    if (args.onRenewPin) mocked(args.onRenewPin).mockResolvedValueOnce(false);
    const renew = canvas.getByRole('button', { name: t('livePhone.dialIn.renew') });
    await userEvent.click(renew);
    await waitFor(() => expect(renew).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.queryByText(t('livePhone.dialIn.renewed'))).toBeNull();
    await userEvent.click(renew);
    await expect(await canvas.findByText(t('livePhone.dialIn.renewed'))).toBeInTheDocument();
    await expect(args.onRenewPin).toHaveBeenCalledTimes(2);
  },
};

/** One button copies all details with the numbers of the selected country. */
export const CopiesAll: Story = {
  play: async ({ canvas, args, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.selectOptions(canvas.getByRole('combobox'), '3');
    await userEvent.click(canvas.getByRole('button', { name: t('livePhone.dialIn.copyAll') }));
    await expect(args.onCopy).toHaveBeenCalledWith(
      expect.stringMatching(/48271930\n.*482719\n.*\+44 20 5550 0163$/),
    );
  },
};

/** If the browser refuses the clipboard, a message reports it. */
export const NotCopied: Story = {
  args: { onCopy: fn(() => Promise.reject(new Error('denied'))) },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await userEvent.click(canvas.getByRole('button', { name: t('livePhone.dialIn.copyAll') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      t('livePhone.dialIn.notCopied'),
    );
  },
};

/** LDIA-57: A line that is closed now is marked beside its hours; the others are not. */
export const ClosedLine: Story = {
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    const [open, closed] = canvas
      .getAllByRole('link')
      .map((link) => within(link.closest('li') as HTMLElement));
    await expect(open?.queryByText(new RegExp(t('livePhone.dialIn.closed')))).toBeNull();
    await expect(closed?.getByText(new RegExp(t('livePhone.dialIn.closed')))).toBeVisible();
  },
};

/** LDIA-04: A number link also dials the keys that the line asks for. It never contains a hidden password. */
export const OneTap: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      'tel:+85255500100,,48271930%23,,482719%23',
    );
  },
};

/** LDIA-04: The keypad is available while the call is connected. */
export const WithKeypad: Story = {
  args: { callState: 'connected', connectedFor: 61 },
  render: (args, context) => {
    const { t, countries } = propsFor(localeOf(context));
    const keypad = <Keypad t={t} value="48" onChange={nothing} onSend={nothing} />;
    return <DialInPanel {...args} {...{ t, countries, keypad }} />;
  },
  play: async ({ canvas, globals }) => {
    const t = liveTextFor(localeOf({ globals }));
    await expect(canvas.getByRole('toolbar')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('livePhone.keypad.label') }));
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};

/** LDIA-51: The reason why the room cannot call yet replaces the button. */
export const TooEarly: Story = {
  args: { line: 'main', onConnect: fn() },
  render: (args, context) => {
    const { t, countries } = propsFor(localeOf(context));
    const { announcement } = liveSample(localeOf(context));
    return <DialInPanel {...args} {...{ t, countries }} refusal={announcement} />;
  },
  play: async ({ canvas, globals }) => {
    const { announcement } = liveSample(localeOf({ globals }));
    await expect(canvas.getByText(announcement)).toBeVisible();
    const t = liveTextFor(localeOf({ globals }));
    await expect(
      canvas.queryByRole('button', { name: t('livePhone.dialIn.connect.main') }),
    ).toBeNull();
  },
};

/** Long country names and unbreakable numbers stay inside the panel. */
export const LongText: Story = {
  tags: ['visual'],
  render: (args, context) => {
    const locale = localeOf(context);
    const { t, countries } = propsFor(locale);
    const long = countries.map((one) => ({ ...one, name: liveSample(locale).longName }));
    return <DialInPanel {...args} t={t} countries={long} meetingId={'4827'.repeat(6)} />;
  },
};

export const OnPhone: Story = { ...onPhone, args: { onConnect: fn() } };
