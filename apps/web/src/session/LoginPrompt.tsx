import { Button } from '@rostra/ui/Button';
import { useEffect, useRef } from 'react';
import { useText } from '../language/useText.ts';

export interface LoginPromptProps {
  /** Why a log-in is needed here. */
  message?: string | undefined;
  onLogIn: () => void;
  onClose: () => void;
}

/** Asks a visitor to log in. A native dialog: it traps focus and closes by Escape. */
export default function LoginPrompt({ message, onLogIn, onClose }: LoginPromptProps) {
  const t = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} aria-labelledby="login-prompt">
      <h2 id="login-prompt">{message ?? t('shell.logInFirst')}</h2>
      <p>{t('shell.logInFirstText')}</p>
      <Button onPress={onLogIn}>{t('shell.logIn')}</Button>
    </dialog>
  );
}
