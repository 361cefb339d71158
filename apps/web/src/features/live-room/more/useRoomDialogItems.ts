import { canControl, canModerate, isSuper } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Captions, CircleDot, LayoutGrid, Megaphone, RadioTower } from '@rostra/ui/icons';
import type { MenuAction } from '@rostra/ui/Menu';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

/** A dialog for the room as a whole. */
export type RoomDialogName = 'recording' | 'captions' | 'stage' | 'announcement' | 'converter';

const writesCaptions = (state: RoomState): boolean =>
  canControl(state) && (state.session?.caption_languages.length ?? 0) > 0;
/** Checks whether the provider has a converter, or one is running anyway. */
const mayPassOn = (state: RoomState): boolean =>
  isSuper(state) && (state.converter !== null || state.session?.has_converter === true);
const converterOf = ({ converter }: RoomState) => converter;

/**
 * Returns the menu items of the user's dialogs for the room as a whole (LHST-15 to LHST-17,
 * LHST-24, LHST-26, LROL-35).
 *
 * @param onOpen called with the name of the selected dialog
 */
export function useRoomDialogItems(onOpen: (name: RoomDialogName) => void): readonly MenuAction[] {
  const { t } = useRoom();
  const moderates = useRoomState(canModerate);
  const controls = useRoomState(canControl);
  const hasCaptions = useRoomState(writesCaptions);
  const hasConverter = useRoomState(mayPassOn);
  const converter = useRoomState(converterOf);
  const items = [
    moderates && {
      id: 'recording' as const,
      label: t('liveMedia.recording.open'),
      icon: CircleDot,
    },
    hasCaptions && {
      id: 'captions' as const,
      label: t('liveMedia.captions.open'),
      icon: Captions,
    },
    controls && {
      id: 'stage' as const,
      label: t('liveEntry.background.open'),
      icon: LayoutGrid,
    },
    moderates && {
      id: 'announcement' as const,
      label: t('liveEntry.announcement.write'),
      icon: Megaphone,
    },
    hasConverter && {
      id: 'converter' as const,
      label: t('liveMedia.converter.open'),
      icon: RadioTower,
      note: converter === null ? undefined : t(`liveMedia.converter.states.${converter}`),
    },
  ].filter((item) => item !== false);
  return items.map((item, index) => ({
    ...item,
    isFirstOfGroup: index === 0,
    onPress: () => onOpen(item.id),
  }));
}
