import type { CaptionsState } from '@rostra/live-core/captions';
import { Captions } from '@rostra/ui/Captions';
import type { CaptionLine } from '@rostra/ui/Captions';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useRoom } from '../RoomContext.ts';
import { useSource } from '../session/useSource.ts';
import { captionSetting } from './captionSetting.ts';
import { useCaptionsController } from './useCaptionsController.ts';

const linesOf = ({ lines }: CaptionsState) => lines;
const runOf = ({ run }: CaptionsState) => run;
/** Ms for which the last lines stay; older speech is no caption of the present. */
const LINES_STAND_MS = 20_000;
const NONE: ReadonlySet<string> = new Set();
/** Returns a line's identity; a line that has grown is a new one. */
const wordsOf = ({ id, text }: CaptionsState['lines'][number]): string => `${id} ${text}`;
/** Does nothing: there is one language, the spoken one. */
const nothing = (): void => undefined;

/** Captions over the stage (LHST-26). */
export default function CaptionsContainer() {
  const { t } = useRoom();
  const controller = useCaptionsController();
  const lines = useSource(controller.state, linesOf);
  const run = useSource(controller.state, runOf);
  const { isOn, size, isReadOut } = useSyncExternalStore(
    captionSetting.subscribe,
    captionSetting.get,
    captionSetting.get,
  );
  const [old, setOld] = useState(NONE);
  useEffect(() => {
    const timer = setTimeout(() => setOld(new Set(lines.map(wordsOf))), LINES_STAND_MS);
    return () => clearTimeout(timer);
  }, [lines]);
  const shown = useMemo(
    () =>
      lines
        .filter((line) => !old.has(wordsOf(line)))
        .map(({ id, speaker, text, is_final, lang }): CaptionLine => {
          return { id, speaker, text, isFinal: is_final, lang };
        }),
    [lines, old],
  );
  const languages =
    run === null
      ? []
      : [{ value: run.language, label: t(`liveMedia.captions.languages.${run.language}`) }];
  return (
    <Captions
      t={t}
      isOn={isOn}
      onToggle={(next) => captionSetting.set({ isOn: next })}
      lines={shown}
      status={run?.status ?? 'starting'}
      languages={languages}
      language={run?.language ?? ''}
      onLanguageChange={nothing}
      size={size}
      onSizeChange={(next) => captionSetting.set({ size: next })}
      isReadOut={isReadOut}
      onReadOutChange={(next) => captionSetting.set({ isReadOut: next })}
    />
  );
}
