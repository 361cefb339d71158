import { NotFoundScreen } from '@rostra/ui/NotFoundScreen';
import { useNavigate } from 'react-router-dom';
import { useText } from '../language/useText.ts';
import { useConsoleDocument } from './useConsoleDocument.ts';

export interface MissingScreenProps {
  /** The server's message about the requested thing, such as 'Content does not exist'. */
  message?: string | undefined;
}

/** Shown for an address that leads nowhere, with ways on: back, home, search (FND-24, ERR-32). */
export default function MissingScreen({ message }: MissingScreenProps) {
  const t = useText();
  const navigate = useNavigate();
  const isLeaving = useConsoleDocument();
  if (isLeaving) return null;
  return (
    <NotFoundScreen
      title={message ?? t('shell.notFound.title')}
      text={t('shell.notFound.text')}
      home={{ label: t('shell.notFound.home'), href: '/search' }}
      back={{ label: t('shell.notFound.back'), onPress: () => void navigate(-1) }}
      search={{ label: t('shell.notFound.search'), action: '/search', parameter: 'key' }}
    />
  );
}
