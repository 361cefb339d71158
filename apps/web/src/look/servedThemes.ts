import type { ThemeFiles } from '@rostra/contract';
import { registerTheme, themes } from '@rostra/ui/themes';
import type { RegisteredTheme } from '@rostra/ui/themes';

const ENDING = '.theme.json';
const NONE: ThemeFiles = new Map();

/** Thrown for a file in the folder that is not a theme; its message is for the operator. */
class ThemeNotUsed extends Error {
  override readonly name = 'ThemeNotUsed';
}

/** Reads one theme of the folder; throws its problem. */
function themeOf(name: string, json: string, files: ThemeFiles): RegisteredTheme {
  const theme = registerTheme(JSON.parse(json), (file) => files.get(file));
  if (theme.kind !== 'partner') throw new TypeError('theme: only partners come at run time.');
  if (`${theme.id}${ENDING}` !== name) throw new TypeError(`theme: the file holds "${theme.id}".`);
  if (themes.some(({ id, kind }) => id === theme.id && kind !== 'partner'))
    throw new TypeError(`theme: "${theme.id}" is one of the site's own.`);
  return theme;
}

/**
 * Returns all themes available to pages: the build's, and the partners of the server's folder. These
 * need no rebuild and replace a built partner of the same ID. A faulty theme is reported once and
 * skipped; the others stay.
 */
export function servedThemes(
  read: () => ThemeFiles = () => NONE,
  report: (error: unknown) => void = () => undefined,
): () => readonly RegisteredTheme[] {
  let files: ThemeFiles = NONE;
  let known: readonly RegisteredTheme[] = themes;
  return () => {
    const now = read();
    if (now === files) return known;
    files = now;
    const served = [...files].flatMap(([name, json]) => {
      if (!name.endsWith(ENDING)) return [];
      try {
        return [themeOf(name, json, now)];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        report(new ThemeNotUsed(`${name} is not used: ${reason}`, { cause: error }));
        return [];
      }
    });
    known = [...served, ...themes.filter(({ id }) => served.every((theme) => theme.id !== id))];
    return known;
  };
}
