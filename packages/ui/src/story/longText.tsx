import type { ComponentType, ReactElement } from 'react';
import { expect } from 'storybook/test';
import { sampleOf } from './allStates.tsx';
import type { StoryContext } from './StoryContext.ts';
import { lengthened } from './lengthened.ts';
import type { State } from './matrix.ts';
import type { Sample } from './samples/texts.ts';
import { sampleWords } from './samples/words.ts';
import { localeOf } from './screenText.ts';

/** The width that a phone of 360 px leaves between its margins. */
const NARROWEST = 328;

/**
 * Returns the story of a component with longer text than planned, in the narrowest space of a
 * phone. All words of its `base` and of its longest state are lengthened, and nothing may overflow.
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
