import type { Jieba } from '@node-rs/jieba';

let segmenter: Promise<Jieba> | undefined;

/** Loads the dictionary, which takes 0.4 s and 50 MB, with the first text to split. */
async function loadSegmenter(): Promise<Jieba> {
  const [{ Jieba: Segmenter }, { dict }] = await Promise.all([
    import('@node-rs/jieba'),
    import('@node-rs/jieba/dict.js'),
  ]);
  return Segmenter.withDict(dict);
}

/**
 * Splits Simplified Chinese without spaces or punctuation into its words, in order. Together they
 * are the whole text.
 */
export async function segmentHan(text: string): Promise<string[]> {
  segmenter ??= loadSegmenter();
  return (await segmenter).cut(text, true);
}
