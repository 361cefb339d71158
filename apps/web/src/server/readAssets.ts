import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PreviewPageKind } from '@rostra/contract/live';
import type { Locale } from '@rostra/i18n';
import type { PageModules } from '../app/PagePayload.ts';
import type { TextArea } from '../language/TextArea.ts';
import type { Screen } from '../navigation/Screen.ts';
import { fileLike, NeededFiles, readManifest, TEXT_FONT } from './manifest.ts';
import type { Manifest } from './manifest.ts';
import { readInlined } from './readInlined.ts';

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

/** The fonts of articles' titles and bodies. */
const TITLE_FONT = /newsreader-500-basic[^/]*\.woff2$/;
const READING_FONT = /newsreader-400-basic[^/]*\.woff2$/;

/** Returns the files of the page that shows documents: none of the site's. */
export function readPreviewAssets(clientFolder: string, kind: PreviewPageKind): EntryAssets {
  const manifest = readManifest(clientFolder);
  const needed = new NeededFiles(manifest);
  const entry = `src/preview-page/${kind}Page.ts`;
  needed.add(entry);
  return {
    entry: manifest[entry]?.file ?? '',
    scripts: [...needed.scripts],
    styles: [...needed.styles],
  };
}

/** Returns the key of the entry's code; its own file only imports the shell's, one request more. */
function entryKey(clientFolder: string, manifest: Manifest): string {
  const key = 'src/entryClient.tsx';
  const { file, imports = [] } = manifest[key] ?? { file: '' };
  const code = file === '' ? '' : readFileSync(join(clientFolder, file), 'utf8');
  return /^import"[^"]*";?\s*$/.test(code) ? (imports[0] ?? key) : key;
}

/** Reads the client build's manifest once; returns the files of a page by screen and language. */
export function readAssets(clientFolder: string): Assets {
  const manifest = readManifest(clientFolder);
  const keys = Object.keys(manifest);
  const known = new Map<string, PageAssets>();
  const entry = entryKey(clientFolder, manifest);
  const inside = readInlined(clientFolder);

  return ({ screen, locale, reads, lazyComponent }) => {
    const slot = `${screen?.id ?? ''} ${locale} ${reads} ${lazyComponent ?? ''}`;
    const found = known.get(slot);
    if (found) return found;
    const needed = new NeededFiles(manifest);
    needed.add(entry);
    const addressOf = (key: string | undefined): string | undefined => {
      needed.add(key);
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
    needed.add(lazyComponent);
    const isByBrowser = screen?.rendered === 'client';
    if (isByBrowser) needed.add('src/browser/makeClient.ts');
    const made: PageAssets = {
      entry: manifest[entry]?.file ?? '',
      scripts: [...needed.scripts],
      styles: [...needed.styles],
      modules,
      css: inside.css([...needed.styles]),
      icon: inside.icon,
      fonts: [TEXT_FONT, ...(reads && locale === 'en' ? [TITLE_FONT, READING_FONT] : [])].flatMap(
        (pattern) => fileLike(manifest, pattern),
      ),
    };
    known.set(slot, made);
    return made;
  };
}
