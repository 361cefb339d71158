import type { ComponentType, ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Sample } from './samples/texts.ts';
import type { State } from './matrix.ts';
import { sampleOf } from './allStates.tsx';
import type { StoryContext } from './StoryContext.ts';
import { sampleWords } from './samples/words.ts';
import { localeOf } from './screenText.ts';
import * as styles from './windows.css.ts';

/**
 * Documentation shows a component that covers the window in a frame of its own; otherwise it would
 * cover the page.
 */
export const inOwnFrame = { docs: { story: { inline: false, height: '400px' } } };

const each = 'body > [data-rac]';

/**
 * Returns the story of all states of a component that covers the window, made from its
 * `X.states.ts`. All are open, each in a small window of its own, of the given size, under its
 * name. `base` returns the shared props. The story adds `tags: ['visual']` itself.
 */
export function allWindows<Props extends object>(
  Component: ComponentType<Props>,
  states: readonly State<Props>[],
  base: (sample: Sample, context: StoryContext) => Partial<Props>,
  [inlineSize, blockSize]: [inlineSize: number, blockSize: number],
) {
  const size = `${each} { inline-size: ${inlineSize}px; block-size: ${blockSize}px }`;
  const names = states.map(
    ({ name }, at) =>
      `:nth-child(${at + 1} of ${each})::before { content: ${JSON.stringify(name)} }`,
  );
  return {
    parameters: { layout: 'fullscreen' },
    render: (_args: unknown, context: StoryContext): ReactElement => {
      const shared = base(sampleOf(context), context);
      const words = sampleWords(localeOf(context));
      return (
        <div className={styles.windows}>
          <style>{[size, ...names].join('\n')}</style>
          {states.map(({ name, props, words: wordsFor }) => (
            <Component key={name} {...({ ...shared, ...props, ...wordsFor?.(words) } as Props)} />
          ))}
        </div>
      );
    },
    // A dialog of the previous story leaves a pause behind.
    play: () => waitFor(() => expect(document.querySelectorAll(each)).toHaveLength(states.length)),
  };
}
