import { createRequire } from 'node:module';
import { removeInvisible } from '@rostra/i18n/input';
import type * as OpenCc from 'opencc-js/core';

const HAN = /\p{Script=Han}/gu;

/**
 * Regional variants come first: the table of Traditional characters knows only the standard forms.
 */
const TABLES = ['TWVariantsRev', 'HKVariantsRev', 'TSCharacters'];

/**
 * Characters that OpenCC converts only within some words (`計畫` is `计划`, `漫畫` is `漫画`), old
 * forms that it leaves alone, and Taiwan's name of silicon. The second is read for both everywhere.
 */
const VARIANTS = new Map(
  [
    // As part of a word.
    '帐账 画划 覆复 藉借 瞭了 炼链 沈沉 谘咨 馀余 迳径 钜巨 坐座 像象 彷仿 俱具 锺钟 甯宁 䜩宴 雠仇 讬托',
    // Of the same meaning.
    '甦苏 祇只 秖只 哩里 鎗枪 鑛矿 鑪炉 𬬻炉 隣邻 雰氛 矽硅 罸罚 賸剩 踫碰 鬪斗 碁棋 窰窑 瘉愈 牠它 繐穗 燄焰 荳豆 籐藤',
    // Old forms in fonts and scans.
    '値值 硏研 厰厂 戸户 淸清 靑青 槪概 槩概 鄕乡 飮饮 黙默 徳德 戯戏 擧举 郞郎 髙高 黒黑 曁暨 歩步 歳岁 毎每 渉涉 穏稳 竝并 緖绪 頼赖 顕显 汚污 氷冰 朶朵 膓肠 犂犁',
  ].flatMap((pairs) => pairs.split(' ').map((pair) => [...pair] as [string, string])),
);

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

/**
 * Folds full-width forms and case, and removes invisible marks (I18N-19). Accepts and returns a text
 * of any length.
 */
export const foldForms = (text: string): string =>
  removeInvisible(text.normalize('NFKC')).normalize('NFKC').toLowerCase();

/**
 * Converts Han characters to Simplified script one by one, keeping their number and order; words may
 * keep a character that proper spelling replaces. For reading words, never for display.
 */
export const simplifyScript = (text: string): string => text.replaceAll(HAN, simplify);

/**
 * Folds Han characters of both scripts and their variants, keeping their number and order. All
 * spellings of one text become the same, which may differ from the proper one (`乾坤` becomes `干坤`,
 * `漫画` becomes `漫划`). For comparison only, never for display.
 */
export const foldScript = (text: string): string =>
  text.replaceAll(HAN, (character) => {
    const simple = simplify(character);
    return VARIANTS.get(simple) ?? simple;
  });

/** Folds forms, case and script, for comparing Chinese and English names, keys and documents. */
export const foldText = (text: string): string => foldScript(foldForms(text));

/**
 * Caches folded characters: long texts repeat few of them, and folding one takes as long as a
 * hundred lookups.
 */
const foldedCharacters = new Map<string, string>();

/** {@link foldText} for one character. */
export function foldCharacter(character: string): string {
  const known = foldedCharacters.get(character);
  if (known !== undefined) return known;
  const folded = foldText(character);
  foldedCharacters.set(character, folded);
  return folded;
}
