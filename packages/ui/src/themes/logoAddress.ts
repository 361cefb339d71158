/** Returns a drawing as an address that needs no request. */
export function logoAddress(svg: string): string {
  // Only characters that an address may not contain are encoded: long paths stay short, and compress.
  const text = svg
    .replaceAll(/<\?xml\s[^>]*\?>|<!--[\s\S]*?-->/g, '')
    .trim()
    .replaceAll(/[%#<>{}|\\^`\s]/g, (sign) => encodeURIComponent(sign))
    // An apostrophe inside a value, as in a name, would end it.
    .replaceAll('"', svg.includes("'") ? '%22' : "'");
  return `data:image/svg+xml,${text}`;
}
