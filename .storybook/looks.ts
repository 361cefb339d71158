import { shownLook } from '../packages/ui/src/story/shownLook.ts';
import type { ShownLook } from '../packages/ui/src/story/shownLook.ts';
import { baseTheme, themes } from '../packages/ui/src/themes/index.ts';
import { isScreen } from './screens.ts';

/** A look that a picture is taken of. */
export interface Look extends ShownLook {
  name: string;
  isForced?: boolean;
}

const idOf = (kind: string): string => themes.find((theme) => theme.kind === kind)?.id ?? '';

const light: Look = { name: 'light', theme: baseTheme.id, scheme: 'light' };
const brand: Look = { name: 'brand', theme: idOf('test'), scheme: 'light' };
/** The partner whose inputs the test brand has; one that is added later changes no picture. */
const partner: Look = {
  name: 'partner',
  theme: idOf('test').replace(/-all$/, ''),
  scheme: 'light',
};

/** In English every look, in Chinese the base: words change there, colours do not. */
const english: Look[] = [
  light,
  brand,
  { name: 'dark', theme: baseTheme.id, scheme: 'dark' },
  { name: 'forced', theme: baseTheme.id, scheme: 'light', isForced: true },
];

type Globals = Record<string, unknown>;

const isLongText = (id: string): boolean => id.endsWith('--long-text');

/** What a partner without the whole brand changes is the header, which screens of the app stand below. */
const hasPartner = (id: string): boolean => isScreen(id) || id.startsWith('site-siteheader-');

/** The looks that pictures of a story are taken in; one that sets its theme itself has that one alone. */
export function looksOf(id: string, globals: Globals): Look[] {
  if (globals['theme'] === partner.theme) return [partner];
  if (globals['locale'] !== 'en') return [light];
  // Long words break by language and by a brand's letters; colours are those of AllStates (ADR 30).
  if (isLongText(id)) return [light, brand];
  return hasPartner(id) ? [...english, partner] : english;
}

/**
 * Whether a story is looked at under the pointer and with the focus too: words differ by language,
 * looks do not, and what is long has the states of what is short.
 */
export const hasTouches = (id: string, globals: Globals): boolean =>
  globals['locale'] === 'en' && globals['theme'] !== partner.theme && !isLongText(id);

/** A theme that a drawn story is shown in, and what it can change there. */
export interface OtherTheme extends ShownLook {
  /** Fonts other than those the story is drawn with, which its sizes follow. */
  hasOtherFonts: boolean;
  /** Colors of the site's header, and nothing else. */
  isHeaderAlone: boolean;
}

const themeOf = (id: unknown) => themes.find((theme) => theme.id === id) ?? baseTheme;

/** The fonts that a theme shows; one for the header alone leaves the base theme's. */
function fontsOf(id: unknown): string {
  const { input, scope } = themeOf(id);
  const { fontText, fontReading } = scope === 'all' ? input : baseTheme.input;
  return `${fontText}, ${fontReading}`;
}

/** Every theme, light and dark, that can change a story, but the one it is drawn in. */
export function otherThemesOf(id: string, globals: Globals): OtherTheme[] {
  return themes
    .filter(({ scope }) => scope === 'all' || hasPartner(id))
    .flatMap(({ id: theme, scope }): OtherTheme[] => {
      const look = {
        theme,
        isHeaderAlone: scope === 'header',
        hasOtherFonts: fontsOf(theme) !== fontsOf(globals['theme']),
      };
      // The dark scheme has the light one's fonts.
      return [
        { ...look, scheme: 'light' },
        { ...look, scheme: 'dark', hasOtherFonts: false },
      ];
    })
    .filter(({ theme, scheme }) => theme !== globals['theme'] || scheme !== globals['scheme']);
}

/** Puts a theme on what is drawn and draws nothing again; gives what takes it off. */
export function wear({ theme, scheme }: ShownLook): () => void {
  const { dataset } = document.documentElement;
  const was = { ...dataset };
  Object.assign(dataset, { theme, scheme });
  return () => Object.assign(dataset, was);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows what is drawn in another look, or again in its own; settled when its fonts are there. */
export async function show(look: ShownLook | null): Promise<void> {
  shownLook.show(look);
  await nextFrame();
  await document.fonts.ready;
  // What lies over the page finds its place again when the window changes, not when fonts move what it belongs to.
  window.dispatchEvent(new Event('resize'));
  await nextFrame();
}
