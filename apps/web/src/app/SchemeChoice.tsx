import { useText } from '../language/useText.ts';
import { useScheme } from '../look/useScheme.ts';
import * as styles from './SchemeChoice.css.ts';

const choices = ['auto', 'light', 'dark'] as const;

/**
 * Selects the device's scheme, light or dark. A native select, as it is on every page and must cost
 * little.
 */
export function SchemeChoice() {
  const t = useText();
  const { scheme, choose } = useScheme();
  return (
    <select
      aria-label={t('shell.scheme.label')}
      className={styles.select}
      value={scheme ?? 'auto'}
      onChange={({ target: { value } }) =>
        choose(value === 'light' || value === 'dark' ? value : null)
      }
    >
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t(`shell.scheme.${choice}`)}
        </option>
      ))}
    </select>
  );
}
