import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanFileName, extensionOf, FILE_NAME_MAX } from './index.ts';

describe('the name of a file', () => {
  it.each([
    ['report\u202Efdp.hta', 'reportfdp.hta'],
    ['\u2066a\u2069\u200Eb\u200F.pdf', 'ab.pdf'],
    ['דוח\u200F 2026.pdf', 'דוח\u200F 2026.pdf'],
    ['a\u061C.scr', 'a.scr'],
    ['a\u061C\u200E\u200F.scr', 'a.scr'],
    ['تقرير\u061C\u200E 2026.pdf', 'تقرير\u061C\u200E 2026.pdf'],
    ['a\u2800b\u2800.pdf', 'a b .pdf'],
    ['a\u{E0041}\u{E0001}.pdf', 'a.pdf'],
    ['a\u034F\u17B4\u{1D173}\uFFFC.pdf', 'a.pdf'],
    ['🏴\u{E0067}\u{E0062}\u{E007F} a\u{E007F}.pdf', '🏴\u{E0067}\u{E0062}\u{E007F} a.pdf'],
    ['葛\u{E0100}飾.pdf', '葛\u{E0100}飾.pdf'],
    ['\u2800', 'file'],
    ['\uFFFC', 'file'],
    ['a\u0000\u001B\u0085b\r\n c.pdf', 'a b c.pdf'],
    ['../../etc/passwd', 'etc-passwd'],
    ['C:\\temp\\a.pdf', 'C:-temp-a.pdf'],
    ['Outlook 2025/26.pdf', 'Outlook 2025-26.pdf'],
    ['.hidden', 'hidden'],
    ['notes.hta. ', 'notes.hta'],
    ['a.p\u200Bdf', 'a.pdf'],
    ['a\uD800.pdf', 'a.pdf'],
    ['业绩说明会（二）.pdf', '业绩说明会（二）.pdf'],
    ['👩‍💻❤️.png', '👩‍💻❤️.png'],
    ['e\u0301.pdf', '\u00E9.pdf'],
    ['\u202E', 'file'],
    ['..', 'file'],
    ['', 'file'],
  ])('reads %j as %j', (given, expected) => {
    expect(cleanFileName(given)).toBe(expected);
  });

  it('is shortened before its extension, never inside a character', () => {
    const name = cleanFileName(`${'x'.repeat(195)}😀😀.pdf`);
    expect(name).toBe(`${'x'.repeat(195)}.pdf`);
    expect(cleanFileName('报'.repeat(300))).toBe('报'.repeat(FILE_NAME_MAX));
    expect(extensionOf(cleanFileName(`${'x'.repeat(300)}.PPTX`))).toBe('pptx');
  });

  it('is fit for a header and a folder, for any text', () => {
    const odd = fc.constantFrom(
      ...' ./\\-\u0000\u200B\u200E\u202E\u2066\u0301\u05D0e\uFEFF\u2028\u061C🏴\u{E0041}',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 300 }),
      fc.array(odd, { maxLength: 300 }).map((signs) => signs.join('')),
    );
    fc.assert(
      fc.property(text, (given) => {
        const name = cleanFileName(given);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(FILE_NAME_MAX);
        expect(name).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069/\\]|^\.|[. ]$/u);
        expect(cleanFileName(name)).toBe(name);
        expect(() => encodeURIComponent(name)).not.toThrow();
      }),
    );
  });

  it('has no mark of direction and no lone tag without right-to-left letters and flags', () => {
    const signs = fc.constantFrom(...'a字. \u061C\u200E\u200F\u2800\u{E0041}\u{E007F}');
    fc.assert(
      fc.property(fc.string({ unit: signs }), (given) => {
        expect(cleanFileName(given)).not.toMatch(/[\u061C\u200E\u200F\u2800\u{E0000}-\u{E007F}]/u);
      }),
    );
  });
});
