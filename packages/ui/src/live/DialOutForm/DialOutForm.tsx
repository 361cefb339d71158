import { useId, useState } from 'react';
import { Banner } from '../../status/Banner/index.ts';
import { Button } from '../../actions/Button/index.ts';
import { Checkbox } from '../../forms/Checkbox/index.ts';
import { Form } from '../../forms/Form/index.ts';
import { Heading } from '../../foundations/Heading/index.ts';
import { PhoneField } from '../../forms/PhoneField/index.ts';
import { useAnnouncer } from '../RoomParts/useAnnouncer.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';
import { Select } from '../../forms/Select/index.ts';
import { Stack } from '../../layout/Stack/index.ts';
import { TextField } from '../../forms/TextField/index.ts';
import { VisuallyHidden } from '../../foundations/VisuallyHidden/index.ts';
import { CallRow } from './CallRow.tsx';
import type { CallActs, DialOutCall } from './CallRow.tsx';
import type { CallTarget } from './callTarget.ts';
import { RoleField } from './RoleField.tsx';
import { useCallTarget } from './useCallTarget.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './DialOutForm.css.ts';

export interface DialOutFormProps extends CallActs, RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** Country codes, the most likely ones first. */
  countries: readonly { code: string; name: string }[];
  /** The code selected initially. @default the first */
  defaultCountry?: string | undefined;
  /** Available caller IDs; more than one offer a choice (LDIA-25, LDIA-48). @default none */
  callers?: readonly string[] | undefined;
  /** Allows calls to SIP rooms. @default true */
  hasSip?: boolean | undefined;
  /** Lets the host select whether a person called by phone is a speaker or in the audience (LDIA-49). @default false */
  hasRoles?: boolean | undefined;
  /** Allows backup numbers, which are called if the number before fails (LDIA-26). @default false */
  hasBackups?: boolean | undefined;
  /** Calls now. A rejection keeps the input; otherwise the fields are cleared for the next call. */
  onCall: (target: CallTarget) => void | Promise<unknown>;
  /** Plans the call before the meeting; absent once it has started (LDIA-06). */
  onSchedule?: ((target: CallTarget) => void | Promise<unknown>) | undefined;
  /** Minutes before the meeting at which planned calls are placed (LDIA-50). */
  minutesBefore: number;
  /** Why the last call was refused, as a sentence. */
  problem?: string | undefined;
  /** In display order; a new object re-renders its row. */
  calls: readonly DialOutCall[];
  /** IDs of calls with a running action. @default none */
  pendingIds?: ReadonlySet<number> | undefined;
}

const NONE: ReadonlySet<number> = new Set();

/** Returns an announcement of the calls whose state changed. */
const movedText = (
  t: LiveText,
  before: readonly DialOutCall[],
  now: readonly DialOutCall[],
): string | undefined => {
  const known = new Map(before.map(({ id, callState }) => [id, callState]));
  const moved = now.filter(({ id, callState }) => known.get(id) !== callState);
  if (moved.length === 0) return undefined;
  return moved
    .map(({ name, address, callState }) =>
      t('livePhone.dialOut.moved', {
        name: name ?? address,
        state: t(`livePhone.states.${callState}`),
      }),
    )
    .join(' ');
};

/** Calls a phone or a SIP room into the meeting, and shows the state of each call. */
export function DialOutForm(props: DialOutFormProps) {
  const { t, countries, callers = [], onCall, onSchedule, problem, calls } = props;
  const { hasSip = true, hasBackups = false, hasRoles = false } = props;
  const { pendingIds = NONE, onHangUp, onCallAgain, onRemove } = props;
  const { onMute, onHide, onRemovePerson } = props;
  const form = useCallTarget(props.defaultCountry ?? countries[0]?.code ?? '', {
    callers,
    hasRoles,
  });
  const [pending, setPending] = useState<'call' | 'schedule' | null>(null);
  const id = useId();
  const spoken = useAnnouncer(calls, (before, now) => movedText(t, before, now));
  const send = async (act: 'call' | 'schedule', how: DialOutFormProps['onCall']) => {
    const target = form.take();
    if (target === null || pending !== null) return;
    setPending(act);
    try {
      await how(target);
      form.empty();
    } catch {
      // The app shows the reason in `problem`; the input stays, to be corrected.
    } finally {
      setPending(null);
    }
  };
  return (
    <section {...rootProps(props, styles.root)} aria-labelledby={id}>
      <div className={styles.part}>
        <Heading level={2} size="md" id={id}>
          {t('livePhone.dialOut.title')}
        </Heading>
        <Form label={t('livePhone.dialOut.title')} onSubmit={() => void send('call', onCall)}>
          <Stack gap={3}>
            {hasSip && (
              <SegmentedControl
                label={t('livePhone.dialOut.kind')}
                options={[
                  { value: 'phone', label: t('livePhone.dialOut.phone') },
                  { value: 'sip', label: t('livePhone.dialOut.sip') },
                ]}
                value={form.kind}
                onChange={form.setKind}
              />
            )}
            {form.kind === 'phone' ? (
              <PhoneField
                label={t('livePhone.dialOut.number')}
                isRequired
                requiredMessage={t('livePhone.dialOut.wrongNumber')}
                autoComplete="off"
                country={form.country}
                onCountryChange={form.setCountry}
                countries={countries}
                value={form.typed.number}
                onChange={(number) => form.write({ number })}
                {...(form.hasProblem ? { errorMessage: t('livePhone.dialOut.wrongNumber') } : {})}
              />
            ) : (
              <TextField
                label={t('livePhone.dialOut.address')}
                isRequired
                requiredMessage={t('livePhone.dialOut.wrongAddress')}
                placeholder="sip:room@example.com"
                autoComplete="off"
                inputMode="email"
                value={form.typed.address}
                onChange={(address) => form.write({ address })}
                {...(form.hasProblem ? { errorMessage: t('livePhone.dialOut.wrongAddress') } : {})}
              />
            )}
            <TextField
              label={t('livePhone.dialOut.name')}
              isOptional
              autoComplete="off"
              value={form.typed.name}
              onChange={(name) => form.write({ name })}
            />
            {form.kind === 'phone' && hasRoles && (
              <RoleField t={t} value={form.role} onChange={form.setRole} />
            )}
            {form.kind === 'phone' && callers.length > 1 && (
              <Select
                label={t('livePhone.dialOut.caller')}
                options={callers.map((number) => ({ value: number, label: number }))}
                value={form.caller}
                onChange={form.setCaller}
              />
            )}
            {form.kind === 'phone' && hasBackups && (
              <Checkbox isSelected={form.isBackup} onChange={form.setBackup}>
                {t('livePhone.dialOut.asBackup')}
              </Checkbox>
            )}
            {problem !== undefined && (
              <Banner tone="danger" isAnnounced>
                {problem}
              </Banner>
            )}
            <div className={styles.acts}>
              {onSchedule && (
                <Button
                  tone="neutral"
                  emphasis="outline"
                  isPending={pending === 'schedule'}
                  onPress={() => void send('schedule', onSchedule)}
                >
                  {t('livePhone.dialOut.schedule')}
                </Button>
              )}
              <Button type="submit" isPending={pending === 'call'}>
                {t('livePhone.dialOut.call')}
              </Button>
            </div>
            {onSchedule && (
              <p className={styles.note}>
                {props.minutesBefore === 1
                  ? t('livePhone.dialOut.scheduleHintOne')
                  : t('livePhone.dialOut.scheduleHint', { minutes: props.minutesBefore })}
              </p>
            )}
          </Stack>
        </Form>
      </div>
      <div className={styles.part}>
        <Heading level={3} size="md">
          <span>{t('livePhone.dialOut.calls')}</span>
          <span className={styles.count}>{calls.length}</span>
        </Heading>
        {calls.length === 0 ? (
          <p className={styles.note}>{t('livePhone.dialOut.none')}</p>
        ) : (
          <ul>
            {calls.map((call) => (
              <CallRow
                key={call.id}
                {...{ t, call, onHangUp, onCallAgain, onRemove, onMute, onHide, onRemovePerson }}
                isPending={pendingIds.has(call.id)}
              />
            ))}
          </ul>
        )}
        <VisuallyHidden>
          <span role="status">{spoken}</span>
        </VisuallyHidden>
      </div>
    </section>
  );
}
