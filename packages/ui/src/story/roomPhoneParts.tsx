import type { Locale } from '@rostra/i18n';
import { useState } from 'react';
import { DialInPanel } from '../live/DialInPanel/index.ts';
import { DialOutForm } from '../live/DialOutForm/index.ts';
import { Keypad } from '../live/Keypad/index.ts';
import { callSample, codeSample, dialInSample } from './samples/phone.ts';
import { sampleNow } from './samples/now.ts';
import { liveTextFor } from './screenText.ts';

const nothing = () => undefined;

/** The reader's own way to join by phone; once it is connected, with the keypad. */
export function DialInSample({ locale, isConnected }: { locale: Locale; isConnected: boolean }) {
  const t = liveTextFor(locale);
  const [keys, setKeys] = useState('4827');
  return (
    <DialInPanel
      t={t}
      callState={isConnected ? 'connected' : 'notcall'}
      connectedFor={isConnected ? 95 : null}
      meetingId="48271930"
      pin="482719"
      countries={dialInSample(locale)}
      onConnect={nothing}
      onDisconnect={nothing}
      onCopy={nothing}
      keypad={<Keypad t={t} value={keys} onChange={setKeys} onSend={nothing} />}
      now={sampleNow}
    />
  );
}

/** Calls that host and staff make. */
export function DialOutSample({ locale }: { locale: Locale }) {
  return (
    <DialOutForm
      t={liveTextFor(locale)}
      countries={codeSample(locale)}
      onCall={nothing}
      onHangUp={nothing}
      onMute={nothing}
      onHide={nothing}
      minutesBefore={1}
      calls={callSample(locale).slice(0, 4)}
    />
  );
}
