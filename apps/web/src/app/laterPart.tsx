import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

/** A part of a screen whose code is loaded only when an address or an act needs it. */
export interface LaterPart<Props extends object> {
  /** Its source file relative to the app's folder, as in the build's manifest. */
  readonly file: string;
  /** Loads the code; the part then renders at once, on the server too. */
  readonly bring: () => Promise<void>;
  readonly Part: ComponentType<Props>;
}

/** Makes a part of `load`. It renders nothing until its code has loaded. */
export function laterPart<Props extends object>(
  file: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LaterPart<Props> {
  let Brought: ComponentType<Props> | undefined;
  const Coming = lazy(load) as unknown as ComponentType<Props>;
  function Part(props: Props) {
    if (Brought) return <Brought {...props} />;
    return (
      <Suspense fallback={null}>
        <Coming {...props} />
      </Suspense>
    );
  }
  return {
    file,
    bring: async () => {
      Brought = (await load()).default;
    },
    Part,
  };
}
