import { shownLook } from '../packages/ui/src/story/shownLook.ts';
import type { ShownLook } from '../packages/ui/src/story/shownLook.ts';
import { baseTheme, themes } from '../packages/ui/src/themes/index.ts';
import { isScreen } from './screens.ts';

/** A look captured in a screenshot. */
export interface Look extends ShownLook {
  name: string;
  isForced?: boolean;
  /** The width of the window in px, where it is not the story's own. */
  width?: number;
}

const idOf = (kind: string): string => themes.find((theme) => theme.kind === kind)?.id ?? '';

const light: Look = { name: 'light', theme: baseTheme.id, scheme: 'light' };
const brand: Look = { name: 'brand', theme: idOf('test'), scheme: 'light' };
/** The partner with the test brand's inputs; a partner added later changes no screenshot. */
const partner: Look = {
  name: 'partner',
  theme: idOf('test').replace(/-all$/, ''),
  scheme: 'light',
};

const dark: Look = { name: 'dark', theme: baseTheme.id, scheme: 'dark' };
/** Between phone and desktop, where rows begin to wrap. */
const tablet: Look = { ...light, name: 'tablet', width: 900 };

/** Every look in English, only the base in Chinese: words change there, colors do not. */
const english: Look[] = [
  light,
  brand,
  dark,
  { name: 'forced', theme: baseTheme.id, scheme: 'light', isForced: true },
];

type Globals = Record<string, unknown>;

const hasOwnWindow = ({ viewport }: Globals): boolean =>
  (viewport as { value?: string } | undefined)?.value !== undefined;

const isLongText = (id: string): boolean => id.endsWith('--long-text');

/**
 * A partner without the whole brand changes only the header, and every screen of the app has one.
 */
const hasPartner = (id: string): boolean => isScreen(id) || id.startsWith('navigation-siteheader-');

/**
 * Returns the looks for a story's screenshots; one that sets its theme itself has only that look.
 */
export function looksOf(id: string, globals: Globals): Look[] {
  if (globals['theme'] === partner.theme) return [partner];
  // A screen's Chinese words meet colors and fonts that no component has alone.
  if (globals['locale'] !== 'en') return isScreen(id) ? [light, brand, dark] : [light];
  // Long words wrap by language and by a brand's font; colors are those of AllStates (ADR 30).
  if (isLongText(id)) return [light, brand];
  const looks = hasPartner(id) ? [...english, partner] : english;
  return isScreen(id) && !hasOwnWindow(globals) ? [...looks, tablet] : looks;
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

/** Applies a theme without redrawing; returns a function that removes it. */
export function applyTheme({ theme, scheme }: ShownLook): () => void {
  const { dataset } = document.documentElement;
  const was = { ...dataset };
  Object.assign(dataset, { theme, scheme });
  return () => Object.assign(dataset, was);
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows what is drawn in another look, or again in its own; settled when its fonts are there. */
export async function applyLook(look: ShownLook | null): Promise<void> {
  shownLook.applyLook(look);
  await nextFrame();
  await document.fonts.ready;
  // Overlays update their position when the window changes, not when fonts move their anchor.
  window.dispatchEvent(new Event('resize'));
  await nextFrame();
}
