/**
 * Files that screenshots are drawn from: a change here is a change of looks, not of the
 * environment.
 */
export const drawnFrom = [
  'packages/ui/src',
  'packages/i18n/src',
  'apps/web/src',
  '.storybook',
  'pnpm-lock.yaml',
];

/**
 * Returns the reason against remaking screenshots for a new environment, or null if there is none.
 */
export function refusal(
  change: string | null,
  changedFiles: readonly string[],
  isPinned: boolean,
): string | null {
  if (!isPinned)
    return 'Pictures are made by the browser of the lockfile, which runs on Linux on x64 alone. Run this there.';
  if (change === null)
    return 'The environment is that of the kept screenshots: nothing is taken again. After a change of looks, run npm run visual:update.';
  if (changedFiles.length > 0)
    return `Pictures must change by the environment alone, but these files differ from the last commit: ${changedFiles.join(', ')}. Commit or take them back first.`;
  return null;
}
