import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { tabThrough } from '../../story/inRouter.tsx';
import { attendanceSample } from '../../story/samples/attendance.ts';
import { localeOf, localeOfSample } from '../../story/screenText.ts';
import { stateWord } from '../../story/stateWord.ts';
import { statesOf } from '../../story/statesOf.tsx';
import { useUiLocale } from '../../foundations/TextProvider/index.ts';
import { registrationStatusStates } from './RegistrationStatus.states.ts';
import { RegistrationStatus } from './RegistrationStatus.tsx';
import type { RegistrationStatusProps } from './RegistrationStatus.tsx';

const meta = {
  title: 'Events/RegistrationStatus',
  component: RegistrationStatus,
  args: attendanceSample('en').RegistrationStatus,
  render: (_args, context) => (
    <RegistrationStatus {...attendanceSample(localeOf(context)).RegistrationStatus} />
  ),
} satisfies Meta<typeof RegistrationStatus>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Each status under its own word. */
function Worded(props: RegistrationStatusProps) {
  return <RegistrationStatus {...props} word={stateWord(props.status, useUiLocale())} />;
}

const states = statesOf(
  Worded,
  registrationStatusStates,
  (s) => attendanceSample(localeOfSample(s)).RegistrationStatus,
  { isWide: true },
);

export const AllStates: Story = {
  ...states.all,
  tags: ['visual'],
};

/** Longer text than planned, at the narrowest width of a phone. */
export const LongText: Story = { ...states.long, tags: ['visual'] };

export const Registering: Story = { ...states.one('registering'), tags: ['!test', 'state'] };

export const Registered: Story = { ...states.one('registered'), tags: ['!test', 'state'] };

export const Pending: Story = { ...states.one('pending'), tags: ['!test', 'state'] };

export const Prepending: Story = { ...states.one('prepending'), tags: ['!test', 'state'] };

export const Rejected: Story = { ...states.one('rejected'), tags: ['!test', 'state'] };

export const Full: Story = { ...states.one('full'), tags: ['!test', 'state'] };

export const Closed: Story = { ...states.one('closed'), tags: ['!test', 'state'] };

export const Canceled: Story = { ...states.one('canceled'), tags: ['!test', 'state'] };

export const Finished: Story = { ...states.one('finished'), tags: ['!test', 'state'] };

export const Replay: Story = { ...states.one('replay'), tags: ['!test', 'state'] };

export const Left: Story = { ...states.one('left'), tags: ['!test', 'state'] };

export const Checkedin: Story = { ...states.one('checkedin'), tags: ['!test', 'state'] };

export const Noshow: Story = { ...states.one('noshow'), tags: ['!test', 'state'] };

export const Hosting: Story = { ...states.one('hosting'), tags: ['!test', 'state'] };

export const Speaking: Story = { ...states.one('speaking'), tags: ['!test', 'state'] };

export const Helping: Story = { ...states.one('helping'), tags: ['!test', 'state'] };

/** EVT-69: Another site opens in a new tab, and the link announces that. */
export const AnotherSite: Story = {
  render: (_args, context) => {
    const { t } = attendanceSample(localeOf(context)).RegistrationStatus;
    return (
      <RegistrationStatus
        t={t}
        status="registered"
        word={stateWord('registered', localeOf(context))}
        action={{
          label: t('registration.act.join'),
          href: 'https://meet.lingyun.example/storage',
          opensNewTab: true,
        }}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    const { t } = attendanceSample(localeOf({ globals })).RegistrationStatus;
    const link = canvas.getByRole('link', {
      name: `${t('registration.act.join')} ${t('registration.access.opensNew')}`,
    });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

/** Waits for the server after a press, as the app does. */
function Waiting(props: RegistrationStatusProps & { onPress: () => void }) {
  const { onPress, ...rest } = props;
  const [isPending, setPending] = useState(false);
  const press = (): void => {
    setPending(true);
    onPress();
  };
  return (
    <RegistrationStatus
      {...rest}
      action={rest.action && { ...rest.action, isPending, onPress: press }}
    />
  );
}

const onPress = fn();

/** A registration as it goes: open, registered with a way to cancel, canceled. */
function Going(props: RegistrationStatusProps) {
  const { t } = props;
  const [status, setStatus] = useState<'registering' | 'registered' | 'canceled'>('registering');
  const isRegistered = status === 'registered';
  const action = isRegistered
    ? { label: t('registration.act.join'), href: '#join' }
    : { label: t('registration.act.register'), onPress: () => setStatus('registered') };
  return (
    <RegistrationStatus
      t={t}
      status={status}
      word={stateWord(status, useUiLocale())}
      action={action}
    >
      {isRegistered && (
        <button onClick={() => setStatus('canceled')}>{t('registration.act.cancel')}</button>
      )}
    </RegistrationStatus>
  );
}

/**
 * After registering, the focus is on the next action; after canceling on the status, away from the
 * button that would register again.
 */
export const KeepsTheFocus: Story = {
  render: (_args, context) => <Going {...attendanceSample(localeOf(context)).RegistrationStatus} />,
  play: async ({ canvas }) => {
    canvas.getByRole('button').focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('link')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('region')).toHaveFocus());
  },
};

/**
 * The status is announced; its one next action is one stop, keeps the focus, and runs once while
 * pending.
 */
export const Interaction: Story = {
  render: (_args, context) => (
    <Waiting {...attendanceSample(localeOf(context)).RegistrationStatus} onPress={onPress} />
  ),
  play: async ({ canvas, globals }) => {
    const { t, word } = attendanceSample(localeOf({ globals })).RegistrationStatus;
    await expect(canvas.getByRole('status')).toHaveTextContent(word);
    const action = canvas.getByRole('button', { name: t('registration.act.register') });
    await tabThrough([action]);
    await userEvent.keyboard('{Enter}');
    await expect(onPress).toHaveBeenCalledOnce();
    await expect(action).toHaveFocus();
    await userEvent.click(action);
    await expect(onPress).toHaveBeenCalledOnce();
  },
};
