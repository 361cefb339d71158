import { useEffect, useRef, useState } from 'react';
import { DIALOG_GAP } from './dialogTiming.ts';

export interface DialogSteps<Step> {
  /** The dialog that is open; null when none is. */
  step: Step | null;
  /** Opens a dialog: at once when none is open, else 250 ms after the open one has closed. */
  go: (step: Step) => void;
  close: () => void;
}

/** Dialogs that follow one another, as in making an appointment: one closes, then the next one opens. */
export function useDialogSteps<Step>(): DialogSteps<Step> {
  const [step, setStep] = useState<Step | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    step,
    go: (next) => {
      clearTimeout(timer.current);
      if (step === null) {
        setStep(next);
        return;
      }
      setStep(null);
      timer.current = setTimeout(() => setStep(next), DIALOG_GAP);
    },
    close: () => {
      clearTimeout(timer.current);
      setStep(null);
    },
  };
}
