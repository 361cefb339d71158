import type { RegisteredTheme } from '@rostra/ui/themes';

/** Brand of the header: only the parts of a theme that the page needs are sent to the browser. */
export interface Brand {
  readonly name: string;
  readonly logo: { readonly light: string; readonly dark: string };
  /** Whether the logo follows the scheme; otherwise the header is dark in both. */
  readonly adapts: boolean;
  readonly isPartner: boolean;
}

/** Returns the brand of a theme. */
export const brandOf = ({ name, logo, input, kind }: RegisteredTheme): Brand => ({
  name,
  logo,
  adapts: input.header === 'surface',
  isPartner: kind !== 'base',
});
