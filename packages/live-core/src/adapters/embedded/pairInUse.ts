/** What a browser reports of a transport and of the pairs of addresses that it tries. */
interface Reported {
  readonly id: string;
  readonly type: string;
  readonly nominated?: boolean;
  readonly selectedCandidatePairId?: string;
}

/**
 * The pair of addresses that a connection uses now. A pair once nominated stays so when another takes
 * its place, and only the one in use says what the line carries: the transport tells which. Browsers
 * that do not name it have one nominated pair at a time.
 */
export function pairInUse<Entry extends Reported>(report: Iterable<Entry>): Entry | undefined {
  const entries = Array.from(report);
  const selected = entries.find(({ type }) => type === 'transport')?.selectedCandidatePairId;
  return entries.find(({ type, id, nominated }) =>
    selected === undefined ? type === 'candidate-pair' && nominated === true : id === selected,
  );
}
