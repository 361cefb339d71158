import { createRequire } from 'node:module';
import type * as OpenCc from 'opencc-js/core';

const HAN = /\p{Script=Han}/gu;

/** Regional variants come first: the table of Traditional characters knows the standard forms alone. */
const TABLES = ['TWVariantsRev', 'HKVariantsRev', 'TSCharacters'];

const simplified = new Map<string, string>();
let convert: OpenCc.ConverterFunction | undefined;

/** The tables take 30 ms to build, so they wait for the first Chinese text instead of the start. */
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
  // Until nothing changes: `麼` becomes `么`, which is a variant of `幺` itself.
  let result = character;
  for (let next = convert(result); next !== result; next = convert(result)) result = next;
  simplified.set(character, result);
  return result;
}

/** Full-width forms folded (I18N-19), lower case. Takes and returns a text of any length. */
export const foldForms = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Han characters in Simplified script, each by itself: characters keep their count and order. Both
 * scripts of one text become the same, which may differ from its proper Simplified spelling
 * (`乾坤` becomes `干坤` in both). For comparing only, never for showing.
 */
export const foldScript = (text: string): string => text.replaceAll(HAN, simplify);

/** Text as Chinese and English names, keys and documents are compared: forms, case and script folded. */
export const foldText = (text: string): string => foldScript(foldForms(text));
