import { canControl, canModerate, isSuper } from '@rostra/live-core';
import type { RoomState } from '@rostra/live-core';
import { Captions, CircleDot, LayoutGrid, Megaphone, RadioTower } from '@rostra/ui/icons';
import type { MenuAction } from '@rostra/ui/Menu';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

/** A tool for the room as a whole, with a dialog of its own. */
export type RoomDialogName = 'recording' | 'captions' | 'stage' | 'announcement' | 'converter';

const writesCaptions = (state: RoomState): boolean =>
  canControl(state) && (state.session?.caption_languages.length ?? 0) > 0;
/** Checks whether the provider has a converter, or one is running anyway. */
const mayPassOn = (state: RoomState): boolean =>
  isSuper(state) && (state.converter !== null || state.session?.has_converter === true);
const converterOf = ({ converter }: RoomState) => converter;

/**
 * Returns the user's tools for the room as a whole (LHST-15 to LHST-17, LHST-24, LHST-26, LROL-35).
 *
 * @param onOpen called with the selected tool
 */
export function useRoomDialogItems(onOpen: (name: RoomDialogName) => void): readonly MenuAction[] {
  const { t } = useRoom();
  const moderates = useRoomState(canModerate);
  const controls = useRoomState(canControl);
  const hasCaptions = useRoomState(writesCaptions);
  const hasConverter = useRoomState(mayPassOn);
  const converter = useRoomState(converterOf);
  const tools = [
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
  ].filter((tool) => tool !== false);
  return tools.map((tool, index) => ({
    ...tool,
    isFirstOfGroup: index === 0,
    onPress: () => onOpen(tool.id),
  }));
}
