import type { LiveRole } from '@rostra/contract/live';
import { RoomControls } from '@rostra/ui/RoomControls';
import { useState } from 'react';
import type { RoomText } from '../live-room/liveTextOf.ts';
import { SHORTCUT_KEYS } from '../live-room/shortcuts/shortcutKeys.ts';
import * as styles from './LiveTutorial.css.ts';

interface TryBarProps {
  t: RoomText;
  role: LiveRole;
}

type Tried = 'microphone' | 'camera' | 'hand';

/** The room's bar to try out: nothing is turned on and no permission is requested. */
export function TryBar({ t, role }: TryBarProps) {
  const [isOn, setOn] = useState({ microphone: false, camera: false, hand: false });
  const [last, setLast] = useState<Tried | null>(null);
  const control = (kind: Tried) => ({
    isOn: isOn[kind],
    shortcut: SHORTCUT_KEYS[kind],
    onPress: () => {
      setOn((old) => ({ ...old, [kind]: !old[kind] }));
      setLast(kind);
    },
  });
  const sends = role === 'broadcaster' || role === 'expert';
  if (role === 'staff') return null;
  return (
    <section aria-label={t('liveHelp.tutorial.try')} className={styles.bar}>
      <p className={styles.hint}>{t('liveHelp.tutorial.tryHint')}</p>
      <RoomControls
        t={t}
        microphone={sends ? control('microphone') : undefined}
        camera={sends ? control('camera') : undefined}
        hand={role === 'audience' ? control('hand') : undefined}
      />
      <p role="status" className={styles.hint}>
        {last && t(`liveHelp.shortcuts.${isOn[last] ? 'on' : 'off'}.${last}`)}
      </p>
    </section>
  );
}
