import type { Jieba } from '@node-rs/jieba';

let segmenter: Promise<Jieba> | undefined;

/** The dictionary takes 0.4 s and 50 MB, so it waits for the first text to split. */
async function loadSegmenter(): Promise<Jieba> {
  const [{ Jieba: Segmenter }, { dict }] = await Promise.all([
    import('@node-rs/jieba'),
    import('@node-rs/jieba/dict.js'),
  ]);
  return Segmenter.withDict(dict);
}

/**
 * Takes Simplified Chinese without spaces or punctuation, and returns its words in order. Together they
 * are the whole text.
 */
export async function segmentHan(text: string): Promise<string[]> {
  segmenter ??= loadSegmenter();
  return (await segmenter).cut(text, true);
}
