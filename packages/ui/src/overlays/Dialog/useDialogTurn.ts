import { useEffect, useState, useSyncExternalStore } from 'react';
import { dialogGap } from './dialogGap.ts';

/**
 * Returns whether a dialog may be open: at once, or 250 ms after the last one closed (platform §9).
 * An open dialog stays open. Making an appointment, for example, chains dialogs.
 */
export function useDialogTurn(wantsOpen: boolean): boolean {
  const isGap = useSyncExternalStore(
    dialogGap.subscribe,
    dialogGap.isRunning,
    dialogGap.isRunningOnServer,
  );
  const [hasTurn, setTurn] = useState(wantsOpen && !isGap);
  if (hasTurn && !wantsOpen) setTurn(false);
  else if (!hasTurn && wantsOpen && !isGap) setTurn(true);
  const isOpen = hasTurn && wantsOpen;
  // Starts the pause when the dialog closes or unmounts.
  useEffect(() => (isOpen ? dialogGap.begin : undefined), [isOpen]);
  return isOpen;
}
