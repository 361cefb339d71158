const GROUP = 3;

/** `482 719` of `482719`: figures are read and typed in threes; a short rest joins the group before it. */
export function groupFigures(figures: string): string {
  const groups = figures.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? [];
  const last = groups.at(-1);
  if (groups.length > 1 && last !== undefined && last.length === 1)
    groups.splice(-2, 2, `${groups.at(-2) ?? ''}${last}`);
  return groups.join(' ');
}
