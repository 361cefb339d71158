/** Width and height of a drawing, in its own units: the attributes of an `img`. */
export interface LogoSize {
  width: number;
  height: number;
}

/** Inside an address, a quote is `'` or encoded (`logoAddress`). */
const VIEW_BOX = /viewBox=(?:'|%22)(.*?)(?:'|%22)/i;

/** Returns the size of a logo in an address; undefined for a path, since its drawing is elsewhere. */
function sizeOf(address: string): LogoSize | undefined {
  const box = VIEW_BOX.exec(address)?.[1];
  if (box === undefined) return undefined;
  const [, , width, height] = decodeURIComponent(box)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  return width !== undefined && height !== undefined && width > 0 && height > 0
    ? { width, height }
    : undefined;
}

/** Returns the sizes of a theme's logos, so that a header reserves their place before it draws them. */
export const logoSizes = (logo: {
  light: string;
  dark: string;
}): { light?: LogoSize | undefined; dark?: LogoSize | undefined } => ({
  light: sizeOf(logo.light),
  dark: sizeOf(logo.dark),
});
