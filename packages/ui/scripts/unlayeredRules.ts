const OURS = /^@layer ui(\.[a-z]+)?(\s*,\s*ui(\.[a-z]+)?)*\s*;?$/;
// They paint nothing by themselves, so they need no layer.
const NAMED_THINGS = /^@(keyframes|font-face|property)\b/;

/**
 * Returns the selectors of a sheet's rules outside our cascade layers: a consumer's own rules must
 * win without a fight. Takes built CSS, where no text holds a brace.
 */
export function unlayeredRules(css: string): string[] {
  const heads: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: sign, index } of css.matchAll(/\/\*[^]*?\*\/|[{};]/g)) {
    if (sign.startsWith('/*')) {
      if (depth === 0) start = index + sign.length;
      continue;
    }
    if (depth === 0 && sign !== '}') heads.push(css.slice(start, index).trim());
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    if (depth === 0) start = index + 1;
  }
  return heads.filter((head) => head !== '' && !OURS.test(head) && !NAMED_THINGS.test(head));
}
