import { logoSizes } from '@rostra/ui/themes';
import type { LogoSize, RegisteredTheme } from '@rostra/ui/themes';

/** Brand of the header: only the parts of a theme that the page needs are sent to the browser. */
export interface Brand {
  readonly name: string;
  readonly logo: {
    readonly light: string;
    readonly dark: string;
    /** Known for drawings inside the page, so that the header does not move when they are decoded. */
    readonly sizes: { readonly light?: LogoSize | undefined; readonly dark?: LogoSize | undefined };
  };
  /** Whether the logo follows the scheme; otherwise the header is dark in both. */
  readonly adapts: boolean;
  readonly isPartner: boolean;
}

/** Returns the brand of a theme. */
export const brandOf = ({ name, logo, input, kind }: RegisteredTheme): Brand => ({
  name,
  logo: { ...logo, sizes: logoSizes(logo) },
  adapts: input.header === 'surface',
  isPartner: kind !== 'base',
});
