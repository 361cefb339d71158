import { LinkButton } from '@rostra/ui/LinkButton';
import { Text } from '@rostra/ui/Text';
import { useStore } from '../app/useStore.ts';
import { consolePaths } from './consoleAreas.ts';
import { ConsoleScreen } from './ConsoleScreen.tsx';
import { useConsole } from './ConsoleServices.ts';

/** Shown for an address of a console that leads nowhere. */
export function MissingConsoleScreen() {
  const { area, language } = useConsole();
  const { t } = useStore(language);
  return (
    <ConsoleScreen title={t('shell.notFound.title')}>
      <Text>{t('shell.notFound.text')}</Text>
      <LinkButton href={consolePaths[area].overview}>{t('consoles.overview')}</LinkButton>
    </ConsoleScreen>
  );
}
