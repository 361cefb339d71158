/** A drawing as an address that needs no request. */
export function logoAddress(svg: string): string {
  // As little as an address in an attribute needs: long paths stay short, and compress.
  const text = svg
    .trim()
    .replaceAll('"', "'")
    .replaceAll(/[%#<>]/g, (sign) => encodeURIComponent(sign));
  return `data:image/svg+xml,${text}`;
}
