import type { ThemeFile } from '../theme/themeTypes.ts';

/** The site's own themes, by what they are for; all others are of the kind `partner`. */
const own = new Map<string, ThemeFile['kind']>([
  ['rostra', 'base'],
  ['high-contrast', 'reader'],
  ['harbourline-all', 'test'],
]);

/** Returns whether an id belongs to the site. */
export const isOwnTheme = (id: string): boolean => own.has(id);

/** Why a theme may not be of this kind, or may not have this id; nothing when it may. */
export function ownershipProblem({ id, kind }: Pick<ThemeFile, 'id' | 'kind'>): string | undefined {
  if (kind === (own.get(id) ?? 'partner')) return undefined;
  return own.has(id)
    ? `id must not be "${id}": that theme is the site's own. Choose another.`
    : `kind must be partner; "${kind}" is for the site's own themes.`;
}
