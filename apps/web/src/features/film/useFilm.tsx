import { Suspense, lazy } from 'react';
import { useText } from '../../language/useText.ts';
import { useOverlay } from '../../overlay/useOverlay.ts';

const FilmDialog = lazy(() => import('./FilmDialog.tsx'));

/** Returns a function that plays a recording over the page, by its name and address. */
export function useFilm(): (name: string, src: string) => void {
  const t = useText();
  const { open } = useOverlay();
  return (name, src) =>
    void open<undefined>((close) => (
      <Suspense fallback={null}>
        <FilmDialog
          isOpen
          onClose={() => close()}
          name={name}
          src={src}
          failed={t('registration.filmFailed')}
        />
      </Suspense>
    ));
}
