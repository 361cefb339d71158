import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locale } from '@rostra/i18n';
import type { ConsoleArea } from '../console/consoleAreas.ts';
import type { EntryAssets } from './readAssets.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

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

const TEXT_FONT = /hanken-grotesk-basic[^/]*\.woff2$/;

/** Returns a console's files, from the manifest of the consoles' own build. */
export function readConsoleAssets(
  clientFolder: string,
  area: ConsoleArea,
  locale: Locale,
): ConsoleAssets {
  const manifest = JSON.parse(
    readFileSync(join(clientFolder, '.vite', 'consoles.json'), 'utf8'),
  ) as Record<string, Chunk>;
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string | undefined): void => {
    const chunk = key === undefined ? undefined : manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const each of chunk.imports ?? []) add(each);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  add(ENTRIES[area]);
  add(Object.keys(manifest).find((key) => key.endsWith(TEXTS[locale])));
  const files = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  return {
    entry: manifest[ENTRIES[area]]?.file ?? '',
    scripts: [...scripts],
    styles: [...styles],
    fonts: files.filter((file) => TEXT_FONT.test(file)).slice(0, 1),
  };
}
