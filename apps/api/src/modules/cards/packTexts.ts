import { serverText } from '@rostra/i18n/server';
import type { LocalizedText } from '#modules/products/index.ts';

const english = serverText('en');
const chinese = serverText('zh-CN');

const known = [1, 2, 3] as const;

/** Returns the name and summary of a pack in each script; a card keeps those of its pack. */
export function packTexts(packId: number): { name: LocalizedText; summary: LocalizedText } {
  const id = known.find((candidate) => candidate === packId);
  if (id === undefined) throw new Error(`There is no pack ${packId}.`);
  const text = (field: 'name' | 'summary'): LocalizedText => {
    const key = `money.ppvPack.p${id}.${field}` as const;
    return { sc: chinese(key), tc: null, en: english(key) };
  };
  return { name: text('name'), summary: text('summary') };
}
