// RFC 3492. Browsers encode domains by themselves (`URL`), but decode none.

const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const INITIAL_POINT = 128;

const digitOf = (character: string): number => {
  const digit = Number.parseInt(character, BASE);
  // Letters come first here: a is 0, and the digit 0 is 26.
  return digit < 10 ? digit + 26 : digit - 10;
};

function adaptBias(delta: number, points: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / points);
  let steps = 0;
  while (rest > ((BASE - T_MIN) * T_MAX) / 2) {
    rest = Math.floor(rest / (BASE - T_MIN));
    steps += BASE;
  }
  return steps + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}

/**
 * Decodes an encoded label.
 *
 * @param encoded the label without its `xn--`, in lower case
 * @returns undefined for text that encodes nothing
 */
export function decodePunycode(encoded: string): string | undefined {
  const end = encoded.lastIndexOf('-');
  const points = Array.from(encoded.slice(0, Math.max(0, end)), (sign) => sign.codePointAt(0) ?? 0);
  let point = INITIAL_POINT;
  let bias = INITIAL_BIAS;
  let delta = 0;
  let at = end < 0 ? 0 : end + 1;
  while (at < encoded.length) {
    const before = delta;
    let weight = 1;
    for (let step = BASE; ; step += BASE) {
      const digit = digitOf(encoded[at] ?? '');
      at += 1;
      if (Number.isNaN(digit)) return undefined;
      delta += digit * weight;
      const threshold = Math.min(T_MAX, Math.max(T_MIN, step - bias));
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const length = points.length + 1;
    bias = adaptBias(delta - before, length, before === 0);
    point += Math.floor(delta / length);
    delta %= length;
    if (!(point <= 0x10_ff_ff)) return undefined;
    points.splice(delta, 0, point);
    delta += 1;
  }
  return String.fromCodePoint(...points);
}
