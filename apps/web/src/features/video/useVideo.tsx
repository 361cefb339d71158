import { Suspense, lazy } from 'react';
import { useText } from '../../language/useText.ts';
import { useOverlay } from '../../overlay/useOverlay.ts';

const VideoDialog = lazy(() => import('./VideoDialog.tsx'));

/** Returns a function that plays a recording over the page, by its name and address. */
export function useVideo(): (name: string, src: string) => void {
  const t = useText();
  const { open } = useOverlay();
  return (name, src) =>
    void open<undefined>((close) => (
      <Suspense fallback={null}>
        <VideoDialog
          isOpen
          onClose={() => close()}
          name={name}
          src={src}
          failed={t('registration.playbackFailed')}
        />
      </Suspense>
    ));
}
