import { registry } from './registry.ts';
import type { RegisteredTheme } from './registry.ts';

export { registerTheme } from './registerTheme.ts';
export type { RegisteredTheme } from './registry.ts';
export { logoSizes } from './logoSizes.ts';
export type { LogoSize } from './logoSizes.ts';

/** Every theme in the folder; the list of toolbars, tests and checks. */
export const themes: readonly RegisteredTheme[] = registry;

/** The theme of a visitor without a partner. */
export const baseTheme: RegisteredTheme = registry.find(
  (theme) => theme.kind === 'base',
) as RegisteredTheme;

/**
 * The theme of `?custom_company=<id>`. Only configured partners are known; any other text, and none,
 * is the base theme, so that an address cannot bring a look of its own. `known` may hold themes that
 * came at run time beside those of the folder.
 */
export function themeFor(
  customCompany: string | null | undefined,
  known: readonly RegisteredTheme[] = themes,
): RegisteredTheme {
  return known.find((theme) => theme.kind === 'partner' && theme.id === customCompany) ?? baseTheme;
}
