import type { Environment } from './environment.ts';

/** Returns the difference between two environments, as `A → B`; null if there is none. */
export function environmentChange(recorded: Environment, present: Environment): string | null {
  const parts = (['browser', 'fonts'] as const).filter((part) => recorded[part] !== present[part]);
  if (parts.length === 0) return null;
  return parts.map((part) => `${recorded[part]} → ${present[part]}`).join('; ');
}

/** Returns the note on a changed environment that is shown before the comparison. */
export function changeNote(change: string, isPinned: boolean): string {
  const remedy = isPinned
    ? 'on a clean tree npm run visual:environment makes all anew and shows them for review.'
    : 'the lockfile has no browser for this machine. Compare and renew screenshots on Linux on x64.';
  return `The environment changed: ${change}. A screenshot that still agrees passes. Where many differ this is the probable cause: ${remedy}`;
}
