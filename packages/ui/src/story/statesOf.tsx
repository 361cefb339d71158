import type { ComponentType } from 'react';
import { allStates } from './allStates.tsx';
import { longText } from './longText.tsx';
import type { State } from './matrix.ts';
import { oneState } from './oneState.tsx';
import type { Sample } from './samples/texts.ts';

/**
 * Returns the stories of a component from its `X.states.ts`: `all` states on one sheet, `one` by
 * its name, and `long` with longer text than planned. `base` returns the props that each needs, in
 * the story's language. Stories add their tags themselves, because Storybook reads these without
 * running the file: `visual` to `all` and `long`, which have images; `!test` to `one`, which
 * Storybook's defaults skip. The level `stories` runs axe on all of them.
 */
export const statesOf = <Props extends object>(
  Component: ComponentType<Props>,
  states: readonly State<Props>[],
  base: (sample: Sample) => Partial<Props> = () => ({}),
  place: { isWide?: boolean; isPanel?: boolean } = {},
) => ({
  all: allStates(Component, states, base, place),
  one: oneState(Component, states, base, place),
  long: longText(Component, states, base),
});
