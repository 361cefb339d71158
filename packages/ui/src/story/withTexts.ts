import type { State } from './matrix.ts';

/** A text of a story in English and in Chinese. */
export type StoryText = readonly [english: string, chinese: string];

/**
 * Returns states with a text of their own for each value of one prop, so that a red button does not
 * read "Register".
 *
 * @param prop the prop that decides: `tone`
 * @param texts by the value of the prop; a state without a value keeps the text that all share
 * @param toProps returns the props of a text
 */
export const withTexts = <Props extends object, Text>(
  states: readonly State<Props>[],
  prop: keyof Props,
  texts: Readonly<Record<string, Text>>,
  toProps: (text: Text, localized: (text: StoryText) => string) => Partial<Props>,
): State<Props>[] =>
  states.map((state) => {
    const text = texts[String(state.props[prop])];
    if (text === undefined) return state;
    return {
      ...state,
      words: (words) => ({
        ...toProps(text, ([english, chinese]) => words.localized(english, chinese)),
        ...state.words?.(words),
      }),
    };
  });
