import type { RoomState } from '@rostra/live-core';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { useRoom } from './RoomContext.ts';
import { useRoomState } from './useRoomState.ts';

/** Characters of a meeting's password at most. */
const PASSWORD_MAX = 64;
const isOpening = (state: RoomState) => state.phase === 'opening';

interface PasswordStepProps {
  /** What the server said of the password that was tried. */
  message: string | undefined;
  onTry: () => void;
}

/** Asks for the meeting's password (ERR-17, ERR-42). */
export default function PasswordStep({ message, onTry }: PasswordStepProps) {
  const { t, session, toEvent } = useRoom();
  const isPending = useRoomState(isOpening);
  return (
    <main>
      <PromptDialog
        isOpen
        title={t('liveEntry.password.title')}
        label={t('liveEntry.password.label')}
        confirmLabel={t('liveEntry.password.enter')}
        maxLength={PASSWORD_MAX}
        isPending={isPending}
        errorMessage={message}
        onCancel={toEvent}
        onSubmit={(password) => {
          onTry();
          // Why not stands in the session's state.
          session.actions.open(password).catch(() => undefined);
        }}
      >
        {t('liveEntry.password.text')}
      </PromptDialog>
    </main>
  );
}
