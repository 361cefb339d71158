import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ARTICLE, ARTICLE_FREE_PART } from '#modules/articles/index.ts';
import { claimFile, storeFile } from '#modules/files/index.ts';
import type { Transaction } from '#platform/database/Database.ts';
import type { Deps } from '#platform/module/Deps.ts';
import { demoCharts } from './demoCharts.ts';
import type { AddressOfChart, ContentLanguage } from './pieceContent.ts';
import type { Piece } from './pieces.ts';

const FOLDER = join(import.meta.dirname, 'charts');
const languages = ['zh', 'en'] as const;

/** Stores the images of the demo's charts as uploads that belong to no article yet. */
export async function storeCharts(
  deps: Deps,
  uploaderOf: (piece: string) => number,
): Promise<AddressOfChart> {
  const addresses = new Map<string, string>();
  for (const { file, piece } of demoCharts) {
    for (const lang of languages) {
      const name = `${file}.${lang}.png`;
      const content = await readFile(join(FOLDER, name));
      const uploaderId = uploaderOf(piece);
      const image = { kind: 'image' as const, name, contentType: 'image/png', content };
      addresses.set(name, await storeFile(deps, { ...image, uploaderId }));
    }
  }
  return (file, lang) => {
    const address = addresses.get(`${file}.${lang}.png`);
    if (address === undefined) throw new Error(`The demo has no picture of "${file}".`);
    return address;
  };
}

/**
 * Assigns the images of an article to it: those behind its paywall are only for readers with full
 * access.
 */
export async function claimCharts(
  tx: Transaction,
  article: { id: number; piece: Piece; lang: ContentLanguage },
  uploaderId: number,
  addressOf: AddressOfChart,
): Promise<void> {
  const own = demoCharts.filter(({ piece }) => piece === article.piece.key);
  for (const { file, section } of own) {
    const type = section === 0 ? ARTICLE_FREE_PART : ARTICLE;
    await claimFile(tx, addressOf(file, article.lang), {
      uploaderId,
      kind: 'image',
      subject: { type, id: article.id },
    });
  }
}
