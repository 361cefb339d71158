import { createRequire } from 'node:module';
import type * as OpenCc from 'opencc-js/core';

const HAN = /\p{Script=Han}/gu;

/**
 * Regional variants come first: the table of Traditional characters knows only the standard forms.
 */
const TABLES = ['TWVariantsRev', 'HKVariantsRev', 'TSCharacters'];

const simplified = new Map<string, string>();
let convert: OpenCc.ConverterFunction | undefined;

/**
 * The tables take 30 ms to build, so they are built for the first Chinese text instead of at start.
 */
function makeConverter(): OpenCc.ConverterFunction {
  const require = createRequire(import.meta.url);
  const { ConverterFactory } = require('opencc-js/core') as typeof OpenCc;
  const groups = TABLES.map((name) => {
    const table = require(`opencc-js/dict/${name}`) as { default: string };
    return [table.default];
  });
  return ConverterFactory(...groups);
}

function simplify(character: string): string {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  convert ??= makeConverter();
  // Repeats until nothing changes: `麼` becomes `么`, which is itself a variant of `幺`.
  let result = character;
  for (let next = convert(result); next !== result; next = convert(result)) result = next;
  simplified.set(character, result);
  return result;
}

/** Folds full-width forms (I18N-19) and case. Accepts and returns a text of any length. */
export const foldForms = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Converts Han characters to Simplified script one by one, keeping their number and order. Both
 * scripts of one text become the same, which may differ from its proper Simplified spelling (`乾坤`
 * becomes `干坤` in both). For comparison only, never for display.
 */
export const foldScript = (text: string): string => text.replaceAll(HAN, simplify);

/** Folds forms, case and script, for comparing Chinese and English names, keys and documents. */
export const foldText = (text: string): string => foldScript(foldForms(text));
