import type { Locale } from '@rostra/i18n';
import type { ComponentType, ReactElement } from 'react';
import type { State } from './matrix.ts';
import { sampleFor } from './samples/texts.ts';
import type { Sample } from './samples/texts.ts';
import { sampleWords } from './samples/words.ts';
import { localeOf } from './screenText.ts';
import { StateGrid } from './StateGrid.tsx';
import type { StoryContext } from './StoryContext.ts';

export type { StoryContext } from './StoryContext.ts';

interface Options {
  isWide?: boolean;
  isPanel?: boolean;
}

/** Returns the sample texts in the story's language. */
export const sampleOf = ({ globals }: StoryContext): Sample =>
  sampleFor(globals['locale'] as Locale);

/**
 * Returns the story of all states of a component, made from its `X.states.ts`. `base` returns the
 * props that every cell needs, in the story's language. The story adds `tags: ['visual']` itself,
 * because Storybook reads tags without running the file; with the tag, images are taken of it.
 */
export function allStates<Props extends object>(
  Component: ComponentType<Props>,
  states: readonly State<Props>[],
  base: (sample: Sample) => Partial<Props> = () => ({}),
  { isWide = false, isPanel = false }: Options = {},
) {
  return {
    render: (_args: unknown, context: StoryContext): ReactElement => {
      const shared = base(sampleOf(context));
      const words = sampleWords(localeOf(context));
      return (
        <StateGrid
          isWide={isWide}
          isPanel={isPanel}
          cells={states.map(({ name, props, words: wordsFor, force }) => ({
            name,
            force,
            children: <Component {...({ ...shared, ...props, ...wordsFor?.(words) } as Props)} />,
          }))}
        />
      );
    },
  };
}
