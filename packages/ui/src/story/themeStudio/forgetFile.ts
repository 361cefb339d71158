import type { MouseEvent } from 'react';

/** Lets the same file be chosen again: who mends it outside opens it anew under the same name. */
export function forgetFile(event: MouseEvent<HTMLInputElement>): void {
  event.currentTarget.value = '';
}
