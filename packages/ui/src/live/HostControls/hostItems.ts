import { CirclePlay, CircleStop, ClipboardCheck, DoorClosed, Undo2 } from 'lucide-react';
import type { MenuAction } from '../../overlays/Menu/index.ts';
import type { HostAction, HostControlsProps } from './HostControls.tsx';

const icons = {
  prepare: ClipboardCheck,
  start: CirclePlay,
  audienceStop: DoorClosed,
  stop: CircleStop,
  takeBack: Undo2,
} as const satisfies Record<HostAction, unknown>;

/**
 * Returns the same actions as menu items, for a bar without room for `HostControls`.
 *
 * @param props the props of `HostControls`
 */
export function hostItems({
  t,
  actions,
  onAct,
  pending = null,
  reason,
}: HostControlsProps): MenuAction[] {
  return actions.map((action, index) => ({
    id: action,
    label: t(`live.host.${action}`),
    icon: icons[action],
    tone: action === 'stop' ? 'danger' : 'neutral',
    isDisabled: reason !== undefined || pending !== null,
    note: reason,
    isFirstOfGroup: index === 0,
    onPress: () => onAct(action),
  }));
}
