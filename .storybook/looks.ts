import { shownLook } from '../packages/ui/src/story/shownLook.ts';
import type { ShownLook } from '../packages/ui/src/story/shownLook.ts';
import { baseTheme, themes } from '../packages/ui/src/themes/index.ts';

/** A look of a story that a picture is taken of. */
export interface Look extends ShownLook {
  name: string;
  isForced?: boolean;
}

const idOf = (kind: string): string => themes.find((theme) => theme.kind === kind)?.id ?? '';

const light: Look = { name: 'light', theme: baseTheme.id, scheme: 'light' };
const partner: Look = { name: 'partner', theme: idOf('partner'), scheme: 'light' };

/** In English every look, in Chinese the base: words change there, colours do not. */
const english: Look[] = [
  light,
  { name: 'brand', theme: idOf('test'), scheme: 'light' },
  { name: 'dark', theme: baseTheme.id, scheme: 'dark' },
  { name: 'forced', theme: baseTheme.id, scheme: 'light', isForced: true },
];

export const isScreen = (id: string): boolean => id.startsWith('screens-');

/** What a partner without the whole brand changes is the header, which screens of the app stand below. */
const hasPartner = (id: string): boolean => isScreen(id) || id.startsWith('site-siteheader-');

/** The looks that a story is pictured in; one that sets its theme itself has that one alone. */
export function looksOf(id: string, globals: Record<string, unknown>): Look[] {
  if (globals['theme'] === partner.theme) return [partner];
  if (globals['locale'] !== 'en') return [light];
  return hasPartner(id) ? [...english, partner] : english;
}

/** Every theme light and dark, but for the base's light one in which a story is drawn first. */
export function otherThemes(id: string, globals: Record<string, unknown>): ShownLook[] {
  const looks: ShownLook[] = themes
    .filter(({ kind, scope }) => kind !== 'base' && (scope === 'all' || hasPartner(id)))
    .flatMap((theme) => [
      { theme: theme.id, scheme: 'light' },
      { theme: theme.id, scheme: 'dark' },
    ]);
  looks.push({ theme: baseTheme.id, scheme: 'dark' });
  return looks.filter(
    ({ theme }) => globals['theme'] === baseTheme.id || theme === globals['theme'],
  );
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows what is drawn in another look, or again in its own; settled when its fonts are there. */
export async function show(look: ShownLook | null): Promise<void> {
  shownLook.show(look);
  await nextFrame();
  await document.fonts.ready;
}
