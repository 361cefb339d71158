import type { RoomControlState } from '@rostra/ui/RoomControls';
import { VisuallyHidden } from '@rostra/ui/VisuallyHidden';
import { useState } from 'react';
import { useRoom } from '../RoomContext.ts';
import type { ShortcutId } from './shortcutKeys.ts';
import { useShortcuts } from './useShortcuts.ts';

/** The control behind each key of the bar; absent if the user has no such control. */
export type BarActs = Readonly<
  Partial<Record<Exclude<ShortcutId, 'help'>, RoomControlState | undefined>>
>;

interface BarShortcutsProps {
  acts: BarActs;
  onHelp: () => void;
}

/** The keys of the bar. Focus is elsewhere, so the result of a press is announced, or why it had none. */
export function BarShortcuts({ acts, onHelp }: BarShortcutsProps) {
  const { t } = useRoom();
  const [pressed, setPressed] = useState<{ id: keyof BarActs; reason?: string } | null>(null);
  useShortcuts((id) => {
    if (id === 'help') {
      onHelp();
      return;
    }
    const control = acts[id];
    if (!control || control.isPending === true) return;
    const { reason } = control;
    setPressed({ id, ...(reason === undefined ? {} : { reason }) });
    if (reason === undefined) control.onPress();
  });
  const messageOf = (): string => {
    if (pressed === null) return '';
    const control = acts[pressed.id];
    if (pressed.reason !== undefined) return pressed.reason;
    if (!control || control.isPending === true || pressed.id === 'panel') return '';
    return t(`liveHelp.shortcuts.${control.isOn === true ? 'on' : 'off'}.${pressed.id}`);
  };
  return (
    <VisuallyHidden>
      <span role="status">{messageOf()}</span>
    </VisuallyHidden>
  );
}
