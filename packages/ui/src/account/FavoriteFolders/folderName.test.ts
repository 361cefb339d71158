import { describe, expect, it } from 'vitest';
import { folderNameFault } from './folderName.ts';

describe('folderNameFault', () => {
  it('allows 20 characters and refuses 21, counting code points [SOC-10]', () => {
    expect(folderNameFault('光'.repeat(20), [])).toBeNull();
    expect(folderNameFault('𠮷'.repeat(20), [])).toBeNull();
    expect(folderNameFault('a'.repeat(21), [])).toBe('tooLong');
  });

  it('refuses an empty name and a duplicate', () => {
    expect(folderNameFault('  ', [])).toBe('empty');
    expect(folderNameFault(' Optics ', ['optics'])).toBe('twice');
    expect(folderNameFault('\u200B', [])).toBe('empty');
    expect(folderNameFault('Op\u200Btics', ['optics'])).toBe('twice');
  });
});
