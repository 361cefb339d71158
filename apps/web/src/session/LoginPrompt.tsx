import { Button } from '@rostra/ui/Button';
import { Dialog } from '@rostra/ui/Dialog';
import { useText } from '../language/useText.ts';

export interface LoginPromptProps {
  /** The reason why a login is needed here. */
  message?: string | undefined;
  onLogIn: () => void;
  onClose: () => void;
}

/** Asks a visitor to log in. */
export default function LoginPrompt({ message, onLogIn, onClose }: LoginPromptProps) {
  const t = useText();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={message ?? t('shell.logInFirst')}
      actions={<Button onPress={onLogIn}>{t('shell.logIn')}</Button>}
    >
      <p>{t('shell.logInFirstText')}</p>
    </Dialog>
  );
}
