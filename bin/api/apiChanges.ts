/** The lines of a report, each with the sub-path and the declaration that it stands in. */
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

/** What is told by one report and not by the other: `-` for what went, `+` for what came. */
export function apiChanges(before: string, now: string): string[] {
  const old = linesOf(before);
  const fresh = linesOf(now);
  return [
    ...[...old].filter((line) => !fresh.has(line)).map((line) => `- ${line}`),
    ...[...fresh].filter((line) => !old.has(line)).map((line) => `+ ${line}`),
  ];
}
