import type { RoomState } from '@rostra/live-core';
import { PromptDialog } from '@rostra/ui/PromptDialog';
import { useRoom } from '../RoomContext.ts';
import { useRoomState } from '../session/useRoomState.ts';

/** Maximum length of a meeting's password. */
const PASSWORD_MAX = 64;
const isOpening = (state: RoomState) => state.phase === 'opening';

interface PasswordStepProps {
  /** The server's message about the password that was tried. */
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
          // The session's state holds the reason.
          session.actions.open(password).catch(() => undefined);
        }}
      >
        {t('liveEntry.password.text')}
      </PromptDialog>
    </main>
  );
}
