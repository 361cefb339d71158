import { Captions } from '@rostra/ui/Captions';
import type { CaptionSize, CaptionsProps } from '@rostra/ui/Captions';
import { useState } from 'react';
import { liveSample } from '../../story/samples/live.ts';
import { background as stage } from '../../story/onStage.css.ts';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');
const { zhouYuanhang, answer } = liveSample('en');
const last = [{ id: '1', speaker: zhouYuanhang, text: answer, isFinal: true }];
const english = [{ value: 'en', label: 'English' }];

function Stopped({ status }: Pick<CaptionsProps, 'status'>) {
  const [isOn, setIsOn] = useState(true);
  const [size, setSize] = useState<CaptionSize>('md');
  const [isReadOut, setIsReadOut] = useState(true);
  return (
    <div className={stage({ room: 'none' })}>
      <Captions
        t={texts}
        isOn={isOn}
        onToggle={setIsOn}
        lines={last}
        status={status}
        languages={english}
        language="en"
        onLanguageChange={() => undefined}
        size={size}
        onSizeChange={setSize}
        isReadOut={isReadOut}
        onReadOutChange={setIsReadOut}
      />
    </div>
  );
}

/** Show a note once transcription has stopped. */
export const Do = () => <Stopped status="unavailable" />;

/** Leave the last words in place: they look as if somebody still spoke. */
export const Dont = () => <Stopped status="ready" />;

/** Captions whose settings the app holds. */
export function Example({
  t,
  lines,
  status,
  languages,
}: Pick<CaptionsProps, 't' | 'lines' | 'status' | 'languages'>) {
  const [isOn, setIsOn] = useState(false);
  const [language, setLanguage] = useState('en');
  const [size, setSize] = useState<CaptionSize>('md');
  const [isReadOut, setIsReadOut] = useState(true);
  return (
    <Captions
      t={t}
      lines={lines}
      status={status}
      isOn={isOn}
      onToggle={setIsOn}
      languages={languages}
      language={language}
      onLanguageChange={setLanguage}
      size={size}
      onSizeChange={setSize}
      isReadOut={isReadOut}
      onReadOutChange={setIsReadOut}
    />
  );
}
