import type { SampleWords } from './samples/words.ts';

/** A look that a state grid shows without a pointer or a keyboard. */
export type ForcedState = 'hovered' | 'pressed' | 'focus-visible';

/** One cell of a state grid. */
export interface State<Props> {
  name: string;
  props: Partial<Props>;
  /** The texts of this state alone, in the story's language; merged over the props. */
  words?: (words: SampleWords) => Partial<Props>;
  /** Sets React Aria's data attribute on the component's element. */
  force?: ForcedState;
}

type Axes<Props> = { [K in keyof Props]?: readonly Props[K][] };

const word = (key: string, value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? key.replace(/^is/, '').toLowerCase() : '';
  return '';
};

/** Returns every combination of the given values, without impossible ones. */
export function matrix<Props>(
  axes: Axes<Props>,
  isImpossible: (props: Partial<Props>) => boolean = () => false,
): State<Props>[] {
  let states: State<Props>[] = [{ name: '', props: {} }];
  for (const [key, values] of Object.entries(axes) as [keyof Props & string, readonly unknown[]][])
    states = states.flatMap((state) =>
      values.map((value) => ({
        name: [state.name, word(key, value)].filter(Boolean).join(' '),
        props: { ...state.props, [key]: value },
      })),
    );
  return states.filter((state) => !isImpossible(state.props));
}

/** Returns the same state hovered, pressed and focused. */
export function forced<Props>(props: Partial<Props>, name = ''): State<Props>[] {
  return (['hovered', 'pressed', 'focus-visible'] as const).map((force) => ({
    name: `${name} ${force}`.trim(),
    props,
    force,
  }));
}
