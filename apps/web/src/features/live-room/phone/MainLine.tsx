import type { CallHistory } from '@rostra/contract/live';
import type { RoomState } from '@rostra/live-core';
import { phoneKey } from '@rostra/live-core/phone';
import type { PhoneController } from '@rostra/live-core/phone';
import { DialInPanel } from '@rostra/ui/DialInPanel';
import { Keypad } from '@rostra/ui/Keypad';
import { useEffect, useState } from 'react';
import { useLocalized } from '../../../language/useText.ts';
import { useNow } from '../../../time/useNow.ts';
import { countriesOf } from '../../event/accessOf.ts';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { mainLineRefusal } from './mainLineRefusal.ts';
import type { DialInDetails } from './phoneApiOf.ts';

const startsAtOf = ({ session }: RoomState) => session?.meeting.starts_at ?? null;
const isMainPending = ({ pending }: RoomState) => pending.has(phoneKey('main'));

interface MainLineProps {
  controller: PhoneController;
  connector: CallHistory['live']['connector'];
  connectedFor: number | null;
  onHangUp: () => void;
}

/** The room's main line and its keys, and the dial-in details for others (LDIA-01 to LDIA-04). */
export function MainLine({ controller, connector, connectedFor, onHangUp }: MainLineProps) {
  const { t, run, phones: api } = useRoom();
  const name = useLocalized();
  const now = useNow();
  const isPending = useRoomState(isMainPending);
  const startsAt = useRoomState(startsAtOf);
  const [details, setDetails] = useState<DialInDetails | null>(null);
  const [keys, setKeys] = useState('');
  useEffect(() => {
    let isGone = false;
    api.getPassword().then(
      (given) => {
        if (!isGone) setDetails(given);
      },
      // A meeting without phone access has neither: the panel shows none (LDIA-56).
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api]);
  const { online_state: callState } = connector;
  const press = async (code: string): Promise<void> => {
    if (await run(controller.press(code))) setKeys('');
  };
  const countries = countriesOf(details?.dial_in_numbers ?? [], name);
  const refusal = connector.is_there ? mainLineRefusal(t, { now, startsAt, countries }) : undefined;
  if (details === null && !connector.is_there) return null;
  return (
    <DialInPanel
      t={t}
      line="main"
      callState={callState}
      connectedFor={connectedFor}
      meetingId={null}
      pin={details?.password ?? ''}
      isPinPersonal
      onRenewPin={() => run(api.replacePassword().then(setDetails))}
      countries={countries}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      isPending={isPending}
      now={now}
      refusal={refusal}
      {...(connector.is_there
        ? { onConnect: () => void run(controller.connectMain()), onDisconnect: onHangUp }
        : {})}
      {...(callState === 'failed' ? { problem: 'failed' as const } : {})}
      {...(callState === 'no_answer' ? { problem: 'timeout' as const } : {})}
      keypad={
        <Keypad
          t={t}
          value={keys}
          onChange={setKeys}
          onSend={(code) => void press(code)}
          isPending={isPending}
        />
      }
    />
  );
}
