import type { ComponentType, ReactElement } from 'react';
import { sampleOf } from './allStates.tsx';
import type { StoryContext } from './StoryContext.ts';
import type { State } from './matrix.ts';
import type { Sample } from './samples/texts.ts';
import { sampleWords } from './samples/words.ts';
import { localeOf } from './screenText.ts';
import { StateGrid } from './StateGrid.tsx';

/**
 * Returns the story of one state by its name in `X.states.ts`, for designers to find in the sidebar
 * and to link to. A component that covers the window or opens over the page is `isBare`: it is in
 * no cell.
 *
 * @throws Error for a name that no state has
 */
export function oneState<Props extends object>(
  Component: ComponentType<Props>,
  states: readonly State<Props>[],
  base: (sample: Sample) => Partial<Props>,
  { isBare = false, ...place }: { isBare?: boolean; isWide?: boolean; isPanel?: boolean } = {},
) {
  return (name: string) => {
    const state = states.find((each) => each.name === name);
    if (!state) throw new Error(`there is no state “${name}”`);
    return {
      render: (_args: unknown, context: StoryContext): ReactElement => {
        const words = state.words?.(sampleWords(localeOf(context)));
        const props = { ...base(sampleOf(context)), ...state.props, ...words } as Props;
        const children = <Component {...props} />;
        if (isBare) return children;
        return <StateGrid {...place} cells={[{ name: '', force: state.force, children }]} />;
      },
    };
  };
}
