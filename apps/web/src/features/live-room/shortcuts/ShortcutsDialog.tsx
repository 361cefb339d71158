import { mediaRights } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { ShortcutSheet } from '@rostra/ui/screens/LiveRoomScreen';
import { useRoom } from '../RoomContext.ts';
import { useIsPhone } from '../useIsPhone.ts';
import { useRoomState } from '../session/useRoomState.ts';
import { SHORTCUTS, SHORTCUT_KEYS } from './shortcutKeys.ts';
import type { ShortcutId } from './shortcutKeys.ts';
import { shortcutSetting } from './shortcutSetting.ts';
import { useHasShortcuts } from './useShortcuts.ts';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

const sendsVoice = (state: RoomState) => mediaRights(state).audio;
const sendsVideo = (state: RoomState) => mediaRights(state).video;
const isListener = (state: RoomState) => state.me?.role === 'audience';

/** The user's single-key shortcuts, and the switch that turns them all off. */
export default function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const { t } = useRoom();
  const isOn = useHasShortcuts();
  const has: Readonly<Partial<Record<ShortcutId, boolean>>> = {
    microphone: useRoomState(sendsVoice),
    camera: useRoomState(sendsVideo),
    hand: useRoomState(isListener),
    // Elsewhere it is always beside the stage.
    panel: useIsPhone(),
  };
  return (
    <ShortcutSheet
      t={t}
      isOpen={isOpen}
      onClose={onClose}
      isOn={isOn}
      onToggle={shortcutSetting.set}
      shortcuts={SHORTCUTS.filter((id) => has[id] !== false).map((id) => ({
        key: SHORTCUT_KEYS[id],
        does: t(`liveHelp.shortcuts.does.${id}`),
      }))}
    />
  );
}
