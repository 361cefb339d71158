import type { RegisteredTheme } from '@rostra/ui/themes';

/** Whose header it is: only what the page needs of a theme travels to the browser. */
export interface Brand {
  readonly name: string;
  readonly logo: { readonly light: string; readonly dark: string };
  /** The logo follows the scheme; else the header is dark in both. */
  readonly adapts: boolean;
  readonly isPartner: boolean;
}

/** The brand of a theme. */
export const brandOf = ({ name, logo, input, kind }: RegisteredTheme): Brand => ({
  name,
  logo,
  adapts: input.header === 'surface',
  isPartner: kind !== 'base',
});
