import { Suspense, lazy, useState } from 'react';

const SettingsDialog = lazy(() => import('./SettingsDialog.tsx'));

interface SettingsContainerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The room's settings; nothing is loaded before they are first opened. */
export function SettingsContainer({ isOpen, onClose }: SettingsContainerProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <SettingsDialog isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}
