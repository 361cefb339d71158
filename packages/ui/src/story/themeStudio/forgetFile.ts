import type { MouseEvent } from 'react';

/**
 * Lets the same file be chosen again: an author who corrects it elsewhere reopens it under the same
 * name.
 */
export function forgetFile(event: MouseEvent<HTMLInputElement>): void {
  event.currentTarget.value = '';
}
