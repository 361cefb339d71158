/** Prints what was written and what to do next. */
export function reportPlan(
  { created, changed }: { created: readonly string[]; changed: readonly string[] },
  next: readonly string[],
): void {
  const lines = [
    ...created.map((path) => `  new      ${path}`),
    ...changed.map((path) => `  changed  ${path}`),
    '',
    ...next.map((step) => `- ${step}`),
  ];
  console.log(lines.join('\n'));
}
