const GROUP = 3;

/**
 * Groups digits in threes, as they are read and typed: `482719` becomes `482 719`. A single leftover
 * digit joins the group before it.
 */
export function groupFigures(figures: string): string {
  const groups = figures.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
  const last = groups.at(-1);
  if (groups.length > 1 && last !== undefined && last.length === 1)
    groups.splice(-2, 2, `${groups.at(-2) ?? ''}${last}`);
  return groups.join(' ');
}
