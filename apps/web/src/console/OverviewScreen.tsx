import { Text } from '@rostra/ui/Text';
import { useStore } from '../app/useStore.ts';
import { consoleRights } from './consoleRights.ts';
import { ConsoleScreen } from './ConsoleScreen.tsx';
import * as styles from './ConsoleScreen.css.ts';
import { useConsole } from './ConsoleServices.ts';

/** The first screen of a console: what the user's capabilities allow. */
export function OverviewScreen() {
  const { area, user, language } = useConsole();
  const { t } = useStore(language);
  const rights = consoleRights(area, user.capabilities);
  return (
    <ConsoleScreen title={t(`consoles.${area}.title`)}>
      <Text>{t(rights.length > 0 ? 'consoles.rights' : 'consoles.noRights')}</Text>
      <ul className={styles.rights}>
        {rights.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </ConsoleScreen>
  );
}
