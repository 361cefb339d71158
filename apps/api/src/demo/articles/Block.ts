/** A text in Chinese and in English. `{c}` company, `{r}` rival, `{a}` and `{b}` figures of the piece. */
export type Pair = readonly [zh: string, en: string];

/** A section of an article: its heading and one paragraph. */
export interface Block {
  heading: Pair;
  text: Pair;
}

/** The sections of an industry, from which its articles are put together. */
export type IndustryBlocks = Readonly<
  Record<'demand' | 'supply' | 'price' | 'rivals' | 'outlook', Block>
>;
