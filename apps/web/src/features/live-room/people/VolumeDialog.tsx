import { DEFAULT_VOLUME } from '@rostra/contract/live';
import type { Member } from '@rostra/live-core';
import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { Slider } from '@rostra/ui/Slider';
import { useState } from 'react';
import { useRoom } from '../RoomContext.ts';

interface VolumeDialogProps {
  /** The member whose volume is set; null if there is none. */
  member: Member | null;
  onClose: () => void;
}

/** The volume of a member for everyone in the room (LHST-03). */
export function VolumeDialog({ member, onClose }: VolumeDialogProps) {
  const { t, session, run } = useRoom();
  const [chosen, setChosen] = useState<number>();
  const close = (): void => {
    setChosen(undefined);
    onClose();
  };
  const save = (volume: number): void => {
    const id = member?.id ?? null;
    if (id !== null) void run(session.actions.setVolume(id, volume));
  };
  const name = member?.name ?? member?.attendee?.name ?? '';
  return (
    <Dialog
      isOpen={member !== null}
      onClose={close}
      title={t('liveEntry.volume.title', { name })}
      actions={<Button onPress={close}>{t('liveEntry.volume.done')}</Button>}
    >
      <Slider
        label={t('liveEntry.volume.label')}
        value={chosen ?? member?.volume ?? DEFAULT_VOLUME}
        valueText={(value) => `${value}%`}
        onChange={setChosen}
        onChangeEnd={save}
      />
    </Dialog>
  );
}
