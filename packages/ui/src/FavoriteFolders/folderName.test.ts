import { describe, expect, it } from 'vitest';
import { folderNameFault } from './folderName.ts';

describe('folderNameFault', () => {
  it('SOC-10 allows 20 characters and refuses 21, each sign counted once', () => {
    expect(folderNameFault('光'.repeat(20), [])).toBeNull();
    expect(folderNameFault('𠮷'.repeat(20), [])).toBeNull();
    expect(folderNameFault('a'.repeat(21), [])).toBe('tooLong');
  });

  it('refuses none and one that is there', () => {
    expect(folderNameFault('  ', [])).toBe('empty');
    expect(folderNameFault(' Optics ', ['optics'])).toBe('twice');
  });
});
