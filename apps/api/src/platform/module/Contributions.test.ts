import { describe, expect, it } from 'vitest';
import { collectContributions } from './Contributions.ts';
import type { Contributions } from './Contributions.ts';

describe('collectContributions', () => {
  const owner = (subjectType: string) => ({ subjectType, canSee: async () => true });

  it('returns the parts of one kind in the order of the modules', () => {
    const modules: Contributions[] = [
      { fileOwners: [owner('A'), owner('B')] },
      {},
      { fileOwners: [owner('C')] },
    ];
    const contributed = collectContributions(modules);
    expect(contributed('fileOwners').map(({ subjectType }) => subjectType)).toEqual([
      'A',
      'B',
      'C',
    ]);
  });

  it('returns nothing of a kind that no module contributes', () => {
    expect(collectContributions([{}])('fileOwners')).toEqual([]);
  });
});
