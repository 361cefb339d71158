import { Suspense, lazy, useState } from 'react';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

interface ShortcutsContainerProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The sheet of keys; nothing is loaded before it is first opened. */
export function ShortcutsContainer({ isOpen, onClose }: ShortcutsContainerProps) {
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  if (!isOpen && !wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <ShortcutsDialog isOpen={isOpen} onClose={onClose} />
    </Suspense>
  );
}
