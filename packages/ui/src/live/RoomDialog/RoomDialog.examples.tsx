import { Button } from '@rostra/ui/Button';
import { ConfirmDialog } from '@rostra/ui/ConfirmDialog';
import { LinkButton } from '@rostra/ui/LinkButton';
import { RoomDialog } from '@rostra/ui/RoomDialog';
import type { RoomDialogKind, RoomDialogProps } from '@rostra/ui/RoomDialog';
import { useState } from 'react';
import { liveTextFor } from '../../story/screenText.ts';

const texts = liveTextFor('en');

/** Ask about the act itself, and repeat its verb on the button. */
export const Do = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="danger" onPress={() => setIsOpen(true)}>
        End meeting
      </Button>
      <RoomDialog t={texts} kind={isOpen ? 'stop' : null} onAct={close} onCancel={close} />
    </>
  );
};

/** Ask whether the host is sure, without a consequence. */
export const Dont = () => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button tone="danger" onPress={() => setIsOpen(true)}>
        End meeting
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title="Are you sure?"
        confirmLabel="OK"
        onConfirm={close}
        onCancel={close}
      />
    </>
  );
};

interface RoomEndProps extends Pick<RoomDialogProps, 't' | 'onAct' | 'onCancel'> {
  /** The room is over for the reader. */
  ending: RoomDialogKind | null;
  /** A question that is open. */
  asked: RoomDialogKind | null;
  playback: string;
}

/** The room’s only dialog: an ending replaces an open question. */
export function Example({ ending, asked, playback, ...answers }: RoomEndProps) {
  return (
    <RoomDialog {...answers} kind={ending ?? asked}>
      {ending === 'ended' && <LinkButton href={playback}>Watch the playback</LinkButton>}
    </RoomDialog>
  );
}
