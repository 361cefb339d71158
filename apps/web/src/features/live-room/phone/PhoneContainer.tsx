import type { PhoneCaller } from '@rostra/contract/live';
import { AUTO_CALL_MINUTES, LIVE_TICK_MS } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';
import type { CallOrder } from '@rostra/live-core/phone';
import { Banner } from '@rostra/ui/Banner';
import { Button } from '@rostra/ui/Button';
import { DialOutForm } from '@rostra/ui/DialOutForm';
import type { CallTarget, DialOutCall } from '@rostra/ui/DialOutForm';
import { Stack } from '@rostra/ui/Stack';
import { useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../../language/useText.ts';
import { countryCodes } from '../../auth/countryCodes.ts';
import { edge } from '../people/PeoplePanel.css.ts';
import { RemoveDialog } from '../people/RemoveDialog.tsx';
import type { RemovedPerson } from '../people/RemoveDialog.tsx';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { CallConfirmation } from './CallConfirmation.tsx';
import type { CallRequested } from './CallConfirmation.tsx';
import { MainLine } from './MainLine.tsx';
import { MonitorContainer } from './MonitorContainer.tsx';
import { usePhoneOnly } from './usePhoneOnly.ts';
import { usePhones } from './usePhones.ts';

/** Returns a phone as the panel shows it. */
const dialOutCallOf = (
  caller: PhoneCaller,
  connectedFor: number | null,
  isPhoneOnly: boolean,
): DialOutCall => ({
  id: caller.id,
  ...(caller.title === null ? {} : { name: caller.title }),
  address: caller.phone_number,
  callState: caller.online_state,
  ...(connectedFor === null ? {} : { connectedFor }),
  isScheduled: caller.auto_call,
  isBackup: caller.backup,
  isMuted: caller.mute,
  isHidden: caller.hide,
  isPhoneOnly,
});

const pendingOf = ({ pending }: RoomState) => pending;
const isBefore = ({ live }: RoomState) => live.state === 'unprepare' || live.state === 'preparing';
const KEY = 'phone:';
const NOBODY: readonly PhoneCaller[] = [];

/** Builds the call order from the form, in the engine's terms; the room calls no SIP rooms. */
const orderOf = (target: CallTarget, isPlanned: boolean): CallOrder | null =>
  target.kind === 'sip'
    ? null
    : {
        number: target.number,
        title: target.name,
        role: target.role ?? 'expert',
        isPlanned,
        isBackup: target.isBackup === true,
        ...(target.caller === undefined ? {} : { caller: target.caller }),
      };

/** The room's phones, for host and staff: main line, outgoing calls, connected callers (LDIA-01). */
export default function PhoneContainer() {
  const { t, run } = useRoom();
  const { locale } = useLanguage();
  const { controller, state } = usePhones();
  const pending = useRoomState(pendingOf);
  const mayPlan = useRoomState(isBefore);
  const secondsSince = useSeconds();
  const [requested, setRequested] = useState<CallRequested | null>(null);
  const [removed, setRemoved] = useState<RemovedPerson | null>(null);
  const phoneOnly = usePhoneOnly(state.history?.attendees ?? NOBODY);
  const pendingIds = useMemo(
    () =>
      new Set(
        Array.from(pending)
          .filter((key) => key.startsWith(KEY))
          .map((key) => Number(key.slice(KEY.length))),
      ),
    [pending],
  );
  const { history, hasFailed } = state;
  if (!controller || history === null) {
    return hasFailed && controller ? (
      <Stack gap={2}>
        <Banner tone="danger">{t('livePhone.unread')}</Banner>
        <Button tone="neutral" emphasis="outline" onPress={() => controller.retry()}>
          {t('livePhone.again')}
        </Button>
      </Stack>
    ) : null;
  }
  const { attendees } = history;
  const { connector } = history.live;
  const callerOf = ({ id }: DialOutCall): PhoneCaller | undefined =>
    attendees.find((each) => each.id === id);
  const act = (call: DialOutCall, how: (caller: PhoneCaller) => Promise<void>): void => {
    const caller = callerOf(call);
    if (caller) void run(how(caller));
  };
  const ask = (call: DialOutCall, what: CallRequested['act']): void => {
    const caller = callerOf(call);
    if (caller) setRequested({ act: what, caller });
  };
  const askToRemove = (call: DialOutCall): void => {
    const id = callerOf(call)?.user_id ?? null;
    if (id !== null) setRemoved({ id, name: call.name ?? call.address });
  };
  /** Rejects on failure too, so that the fields keep their text. */
  const call = async (target: CallTarget, isPlanned: boolean): Promise<void> => {
    const order = orderOf(target, isPlanned);
    if (order === null) return;
    const calling = controller.call(order);
    await run(calling);
    await calling;
  };
  const answer = ({ act: what, caller }: CallRequested): void => {
    setRequested(null);
    if (caller === null) void run(controller.hangUpMain());
    else void run(what === 'remove' ? controller.remove(caller) : controller.hangUp(caller));
  };
  return (
    <>
      <MainLine
        controller={controller}
        connector={connector}
        connectedFor={secondsSince(connector.connected_at)}
        onHangUp={() => setRequested({ act: 'hangUp', caller: null })}
      />
      {history.can_call ? (
        <DialOutForm
          t={t}
          hasSip={false}
          hasBackups
          hasRoles
          countries={countryCodes(locale)}
          callers={history.callers}
          minutesBefore={AUTO_CALL_MINUTES}
          calls={attendees.map((each) =>
            dialOutCallOf(each, secondsSince(each.connected_at), phoneOnly.has(each.id)),
          )}
          pendingIds={pendingIds}
          onCall={(target) => call(target, false)}
          {...(mayPlan ? { onSchedule: (target: CallTarget) => call(target, true) } : {})}
          onHangUp={(one) => ask(one, 'hangUp')}
          onRemove={(one) => ask(one, 'remove')}
          onRemovePerson={askToRemove}
          onCallAgain={(one) => act(one, (caller) => controller.callAgain(caller))}
          onMute={(one, mute) => act(one, (caller) => controller.setMute(caller, mute))}
          onHide={(one, hide) => act(one, (caller) => controller.setHide(caller, hide))}
        />
      ) : (
        <div className={edge}>
          <Banner>{t('livePhone.unavailable')}</Banner>
        </div>
      )}
      <div className={edge}>
        <MonitorContainer controller={controller} />
      </div>
      <RemoveDialog person={removed} onClose={() => setRemoved(null)} />
      <CallConfirmation requests={requested} onAct={answer} onCancel={() => setRequested(null)} />
    </>
  );
}

/** Returns a function for the seconds since an instant of the server, by its clock; null without one. */
function useSeconds(): (since: string | null) => number | null {
  const { serverNow } = useRoom().session.port;
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const ticks = setInterval(() => setNow(serverNow()), LIVE_TICK_MS);
    return () => clearInterval(ticks);
  }, [serverNow]);
  return (since) =>
    since === null ? null : Math.max(0, Math.floor((now - Date.parse(since)) / LIVE_TICK_MS));
}
