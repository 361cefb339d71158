import { ErrorScreen } from '@rostra/ui/ErrorScreen';
import { useStore } from '../app/useStore.ts';
import { useConsole } from './ConsoleServices.ts';

/** Replaces a screen of a console that failed; the navigation stays. */
export function ConsoleFailure() {
  const { language, leave } = useConsole();
  const { t } = useStore(language);
  return (
    <ErrorScreen
      title={t('shell.failed.title')}
      text={t('shell.failed.text')}
      retry={{
        label: t('common.retry'),
        onPress: () => leave(location.pathname + location.search),
      }}
    />
  );
}
