import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewPageKind } from '@rostra/contract/live';
import type { Locale } from '@rostra/i18n';
import type { PageModules } from '../app/PagePayload.ts';
import type { TextArea } from '../language/TextArea.ts';
import type { Screen } from '../navigation/Screen.ts';
import { readInlined } from './readInlined.ts';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Files that a page loads from the client build. */
export interface PageAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  /** Sheets of the page, in order; `css` is their text. */
  readonly styles: readonly string[];
  readonly css: string;
  readonly fonts: readonly string[];
  /** The files that the page's script loads by address. */
  readonly modules: PageModules;
  /** The site's icon as a data address: one request less. */
  readonly icon: string;
}

/** Files that a separate entry loads. */
export interface EntryAssets {
  readonly entry: string;
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

export interface AssetsInput {
  readonly screen: Screen | undefined;
  readonly locale: Locale;
  /** Whether it shows an article's text. */
  readonly reads: boolean;
  /** Source file of the screen's part that only this address needs. */
  readonly lazyComponent?: string | undefined;
}

export type Assets = (input: AssetsInput) => PageAssets;

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', 'zh-CN': 'Chinese' };

/** The font of all Latin text; those of articles' titles and bodies follow. */
const TEXT_FONT = /hanken-grotesk-basic[^/]*\.woff2$/;
const TITLE_FONT = /newsreader-500-basic[^/]*\.woff2$/;
const READING_FONT = /newsreader-400-basic[^/]*\.woff2$/;

const readManifest = (clientFolder: string): Record<string, Chunk> =>
  JSON.parse(readFileSync(join(clientFolder, '.vite', 'manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;

/** Returns the files of the page that shows documents: none of the site's. */
export function readPreviewAssets(clientFolder: string, kind: PreviewPageKind): EntryAssets {
  const manifest = readManifest(clientFolder);
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const add = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
    for (const each of chunk.imports ?? []) add(each);
  };
  const entry = `src/preview-page/${kind}Page.ts`;
  add(entry);
  return { entry: manifest[entry]?.file ?? '', scripts: [...scripts], styles: [...styles] };
}

/** Returns the key of the entry's code; its own file only imports the shell's, one request more. */
function entryKey(clientFolder: string, manifest: Record<string, Chunk>): string {
  const key = 'src/entryClient.tsx';
  const { file, imports = [] } = manifest[key] ?? { file: '' };
  const code = file === '' ? '' : readFileSync(join(clientFolder, file), 'utf8');
  return /^import"[^"]*";?\s*$/.test(code) ? (imports[0] ?? key) : key;
}

/** Reads the client build's manifest once; returns the files of a page by screen and language. */
export function readAssets(clientFolder: string): Assets {
  const manifest = readManifest(clientFolder);
  const keys = Object.keys(manifest);
  const allFiles = Object.values(manifest).flatMap(({ file, assets = [] }) => [file, ...assets]);
  const fontOf = (pattern: RegExp): string[] =>
    allFiles.filter((file) => pattern.test(file)).slice(0, 1);
  const known = new Map<string, PageAssets>();
  const entry = entryKey(clientFolder, manifest);
  const inside = readInlined(clientFolder);

  return ({ screen, locale, reads, lazyComponent }) => {
    const slot = `${screen?.id ?? ''} ${locale} ${reads} ${lazyComponent ?? ''}`;
    const found = known.get(slot);
    if (found) return found;
    const scripts = new Set<string>();
    const styles = new Set<string>();
    const add = (key: string | undefined): void => {
      const chunk = key === undefined ? undefined : manifest[key];
      if (!chunk || scripts.has(chunk.file)) return;
      scripts.add(chunk.file);
      for (const each of chunk.imports ?? []) add(each);
      for (const style of chunk.css ?? []) styles.add(style);
    };
    add(entry);
    const addressOf = (key: string | undefined): string | undefined => {
      add(key);
      const file = key === undefined ? undefined : manifest[key]?.file;
      return file === undefined ? undefined : `/${file}`;
    };
    const textsOf = (area: TextArea | 'shell'): string =>
      addressOf(
        keys.find(
          (key) =>
            key.endsWith(`/areas/${area}${LANGUAGES[locale]}.ts`) ||
            key.endsWith(`/messages/${locale}/${area}.ts`),
        ),
      ) ?? '';
    const modules: PageModules = {
      shell: textsOf('shell'),
      texts: Object.fromEntries((screen?.texts ?? []).map((area) => [area, textsOf(area)])),
      route: screen && addressOf(`src/routes/${screen.id}.tsx`),
    };
    add(lazyComponent);
    const isByBrowser = screen?.rendered === 'client';
    if (isByBrowser) add('src/browser/makeClient.ts');
    const made: PageAssets = {
      entry: manifest[entry]?.file ?? '',
      scripts: [...scripts],
      styles: [...styles],
      modules,
      css: inside.css([...styles]),
      icon: inside.icon,
      fonts: [TEXT_FONT, ...(reads && locale === 'en' ? [TITLE_FONT, READING_FONT] : [])].flatMap(
        fontOf,
      ),
    };
    known.set(slot, made);
    return made;
  };
}
