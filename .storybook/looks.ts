import { shownLook } from '../packages/ui/src/story/shownLook.ts';
import type { ShownLook } from '../packages/ui/src/story/shownLook.ts';
import { baseTheme, themes } from '../packages/ui/src/themes/index.ts';

/** A look of a story; a picture is taken of it where it has a name. */
export interface Look extends ShownLook {
  name?: string;
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

const isSame = (one: ShownLook, other: ShownLook): boolean =>
  one.theme === other.theme && one.scheme === other.scheme;

/** The themes, light and dark, that no picture is taken of: axe alone looks at them. */
function othersThan(pictured: readonly Look[], id: string): Look[] {
  return themes
    .filter(({ scope }) => scope === 'all' || hasPartner(id))
    .flatMap(({ id: theme }): Look[] => [
      { theme, scheme: 'light' },
      { theme, scheme: 'dark' },
    ])
    .filter((look) => !pictured.some((each) => isSame(each, look)));
}

/** The looks that a story is shown in; one that sets its theme itself has that one alone. */
export function looksOf(id: string, globals: Record<string, unknown>): Look[] {
  if (globals['theme'] === partner.theme) return [partner];
  if (globals['locale'] !== 'en') return [light];
  const pictured = hasPartner(id) ? [...english, partner] : english;
  // The colours of long texts are those of all states, which axe sees in every theme.
  return id.endsWith('--long-text') ? pictured : [...pictured, ...othersThan(pictured, id)];
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Shows what is drawn in another look, or again in its own; settled when its fonts are there. */
export async function show(look: ShownLook | null): Promise<void> {
  shownLook.show(look);
  await nextFrame();
  await document.fonts.ready;
}
