import type { ComponentType, ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import type { Sample } from './sample.ts';
import type { State } from './matrix.ts';
import { sampleOf } from './allStates.tsx';
import type { StoryContext } from './allStates.tsx';
import { sampleWords } from './sampleWords.ts';
import { localeOf } from './screenText.ts';
import * as styles from './windows.css.ts';

/** Documentation shows what covers the window in a frame of its own, or it would cover the page. */
export const inOwnFrame = { docs: { story: { inline: false, height: '400px' } } };

const each = 'body > [data-rac]';

/**
 * The story of all states of what covers the window, made from its `X.states.ts`: all are open, each
 * in a small window of its own, of the size given, under its name. `base` gives what they share.
 * The story adds `tags: ['visual']` itself.
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
    // A dialog of the story before leaves a pause behind.
    play: () => waitFor(() => expect(document.querySelectorAll(each)).toHaveLength(states.length)),
  };
}
