/** Fields of the browser's reports on a transport and its candidate pairs. */
interface StatsEntry {
  readonly id: string;
  readonly type: string;
  readonly nominated?: boolean;
  readonly selectedCandidatePairId?: string;
}

/**
 * Returns the candidate pair a connection currently uses.
 * A pair stays nominated after another one replaces it, so the transport names the one in use.
 * Browsers without that field have one nominated pair at a time.
 */
export function pairInUse<Entry extends StatsEntry>(report: Iterable<Entry>): Entry | undefined {
  const entries = Array.from(report);
  const selected = entries.find(({ type }) => type === 'transport')?.selectedCandidatePairId;
  return entries.find(({ type, id, nominated }) =>
    selected === undefined ? type === 'candidate-pair' && nominated === true : id === selected,
  );
}
