import { cpus, loadavg } from 'node:os';

/** One measured goal. `ratio` is what the gate speaks of. */
export interface Finding {
  readonly id: string;
  readonly measure: string;
  readonly value: string;
  readonly ratio: number;
  readonly gate: number;
  /** The goal beyond the gate. */
  readonly aim?: number;
  /** `most`: the ratio may not be above the gate; `least`: not below. */
  readonly bound: 'most' | 'least';
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

const holds = ({ ratio, gate, bound }: Finding): boolean =>
  bound === 'most' ? ratio <= gate : ratio >= gate;

/** Prints a table for people and one line of JSON for programs. */
export const report = (title: string, findings: readonly Finding[]): void => {
  const load = loadavg()[0]?.toFixed(1) ?? '?';
  console.log(`${title} (${cpus().length} cores, load ${load})`);
  console.table(
    findings.map((finding) => ({
      id: finding.id,
      measure: finding.measure,
      value: finding.value,
      ratio: Number(finding.ratio.toFixed(3)),
      gate: `${finding.bound === 'most' ? '≤' : '≥'} ${finding.gate}`,
      ...(finding.aim === undefined ? {} : { aim: finding.aim }),
      holds: holds(finding) ? 'yes' : 'NO',
    })),
  );
  console.log(JSON.stringify({ title, load, findings }));
};
