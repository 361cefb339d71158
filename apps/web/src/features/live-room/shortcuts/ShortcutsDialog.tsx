import { ShortcutSheet } from '@rostra/ui/screens/LiveRoomScreen';
import { useRoom } from '../RoomContext.ts';
import { SHORTCUTS, SHORTCUT_KEYS } from './shortcutKeys.ts';
import { shortcutSetting } from './shortcutSetting.ts';
import { useHasShortcuts } from './useShortcuts.ts';

interface ShortcutsDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

/** What can be done by one key, and the switch that puts them all off. */
export default function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const { t } = useRoom();
  const isOn = useHasShortcuts();
  return (
    <ShortcutSheet
      t={t}
      isOpen={isOpen}
      onClose={onClose}
      isOn={isOn}
      onToggle={shortcutSetting.set}
      shortcuts={SHORTCUTS.map((id) => ({
        key: SHORTCUT_KEYS[id],
        does: t(`liveHelp.shortcuts.does.${id}`),
      }))}
    />
  );
}
