import { Suspense, lazy } from 'react';
import type { ComponentType } from 'react';

/** A part of a screen whose code is loaded only when an address or an act needs it. */
export interface LazyComponent<Props extends object> {
  /** Its source file relative to the app's folder, as in the build's manifest. */
  readonly file: string;
  /** Loads the code; the part then renders at once, on the server too. */
  readonly load: () => Promise<void>;
  readonly Component: ComponentType<Props>;
}

/** Makes a part of `load`. It renders nothing until its code has loaded. */
export function lazyComponent<Props extends object>(
  file: string,
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyComponent<Props> {
  let Loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(load) as unknown as ComponentType<Props>;
  function Component(props: Props) {
    if (Loaded) return <Loaded {...props} />;
    return (
      <Suspense fallback={null}>
        <Lazy {...props} />
      </Suspense>
    );
  }
  return {
    file,
    load: async () => {
      Loaded = (await load()).default;
    },
    Component,
  };
}
