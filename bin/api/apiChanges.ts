/** Returns the lines of a report, each with its sub-path and declaration. */
function linesOf(report: string): Set<string> {
  let path = '';
  let owner = '';
  const lines = new Set<string>();
  for (const line of report.split('\n')) {
    if (line.startsWith('## ')) {
      path = line.slice(3);
      lines.add(path);
    } else if (/^(export|type|interface)/.test(line)) {
      owner = /(?:const|function|interface|type) (\w+)/.exec(line)?.[1] ?? '';
      lines.add(`${path}: ${line}`);
    } else if (line.startsWith(' ')) lines.add(`${path} ${owner}: ${line.trim()}`);
  }
  return lines;
}

/** Returns the lines in only one of the reports: `-` for removed, `+` for added. */
export function apiChanges(before: string, now: string): string[] {
  const old = linesOf(before);
  const fresh = linesOf(now);
  return [
    ...[...old].filter((line) => !fresh.has(line)).map((line) => `- ${line}`),
    ...[...fresh].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}
