import type { Locale } from '@rostra/i18n';
import type { ConsoleArea } from '../console/consoleAreas.ts';
import { fileLike, NeededFiles, readManifest, TEXT_FONT } from './manifest.ts';
import type { EntryAssets } from './readAssets.ts';

/** Files that a console loads. */
export interface ConsoleAssets extends EntryAssets {
  readonly fonts: readonly string[];
}

const ENTRIES: Readonly<Record<ConsoleArea, string>> = {
  staff: 'src/staff/entryStaff.tsx',
  management: 'src/management/entryManagement.tsx',
};

const TEXTS: Readonly<Record<Locale, string>> = {
  en: '/areas/consolesEnglish.ts',
  'zh-CN': '/areas/consolesChinese.ts',
};

/** Reads the manifest of the consoles' own build once; returns the files of a console by language. */
export function readConsoleAssets(
  clientFolder: string,
): (area: ConsoleArea, locale: Locale) => ConsoleAssets {
  const manifest = readManifest(clientFolder, 'consoles.json');
  const keys = Object.keys(manifest);
  const fonts = fileLike(manifest, TEXT_FONT);
  return (area, locale) => {
    const needed = new NeededFiles(manifest);
    needed.add(ENTRIES[area]);
    needed.add(keys.find((key) => key.endsWith(TEXTS[locale])));
    return {
      entry: manifest[ENTRIES[area]]?.file ?? '',
      scripts: [...needed.scripts],
      styles: [...needed.styles],
      fonts,
    };
  };
}
