import type { ComponentType, ReactElement } from 'react';
import { expect } from 'storybook/test';
import { sampleOf } from './allStates.tsx';
import type { StoryContext } from './allStates.tsx';
import { lengthened } from './lengthened.ts';
import type { State } from './matrix.ts';
import type { Sample } from './sample.ts';
import { sampleWords } from './sampleWords.ts';
import { localeOf } from './screenText.ts';

/** What a phone of 360 px leaves between its margins. */
const NARROWEST = 328;

/**
 * The story of a component that gets more words than anybody planned for, in the narrowest place of a
 * phone: all words of its `base` and of the state that says most are lengthened, and nothing may stick out.
 */
export function longText<Props extends object>(
  Component: ComponentType<Props>,
  states: readonly State<Props>[],
  base: (sample: Sample) => Partial<Props>,
) {
  const state = states.find(({ words }) => words) ?? states[0];
  return {
    render: (_args: unknown, context: StoryContext): ReactElement => {
      const words = state?.words?.(sampleWords(localeOf(context)));
      const props = { ...base(sampleOf(context)), ...state?.props, ...words };
      const long = lengthened(props);
      if (long === props) throw new Error('there are no words to lengthen');
      return (
        <div style={{ inlineSize: NARROWEST, maxInlineSize: '100%' }}>
          <Component {...(long as Props)} />
        </div>
      );
    },
    play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
      await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    },
  };
}
