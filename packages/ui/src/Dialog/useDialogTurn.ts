import { useEffect, useState, useSyncExternalStore } from 'react';
import { dialogGap } from './dialogGap.ts';

/**
 * Whether a dialog that wants to be open is: at once, or 250 ms after the last one has closed, as in
 * making an appointment, where one leads to the next (platform §9). What is open stays open.
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
  // Closed or taken away: the pause begins.
  useEffect(() => (isOpen ? dialogGap.begin : undefined), [isOpen]);
  return isOpen;
}
