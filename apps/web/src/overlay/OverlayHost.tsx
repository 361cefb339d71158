import { Fragment, Suspense } from 'react';
import { useServices } from '../app/ServicesContext.tsx';
import { useStore } from '../app/useStore.ts';

/** Renders the open dialogs. */
export function OverlayHost() {
  const { overlays } = useServices();
  const open = useStore(overlays);
  const close = (id: number): void => overlays.set((all) => all.filter((each) => each.id !== id));
  return open.map(({ id, render }) => (
    <Suspense key={id} fallback={null}>
      <Fragment>{render(() => close(id))}</Fragment>
    </Suspense>
  ));
}
