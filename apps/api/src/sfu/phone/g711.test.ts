import { expect, it } from 'vitest';
import { alawToMulaw, decodeG711, encodeG711, SILENCE } from './g711.ts';
import type { G711 } from './g711.ts';

const ALL = Uint8Array.from({ length: 256 }, (_, code) => code);

function decoded(coding: G711, coded: Uint8Array): Int16Array {
  const samples = new Int16Array(coded.length);
  decodeG711(coding, coded, samples);
  return samples;
}

function encoded(coding: G711, samples: Int16Array): Uint8Array {
  const coded = new Uint8Array(samples.length);
  encodeG711(coding, samples, coded);
  return coded;
}

it('decodes the extremes of both codecs as in ITU-T G.711', () => {
  expect([...decoded('PCMU', Uint8Array.of(0x00, 0x80, 0xff, 0x7f, 0xfe))]).toEqual([
    -32_124, 32_124, 0, 0, 8,
  ]);
  expect([...decoded('PCMA', Uint8Array.of(0x2a, 0xaa, 0xd5, 0x55))]).toEqual([
    -32_256, 32_256, 8, -8,
  ]);
});

it.each(['PCMU', 'PCMA'] as const)('encodes every decoded code of %s back to itself', (coding) => {
  const again = encoded(coding, decoded(coding, ALL));
  // µ-law has two zeros.
  const expected = ALL.map((code) => (coding === 'PCMU' && code === 0x7f ? 0xff : code));
  expect([...again]).toEqual([...expected]);
});

it.each(['PCMU', 'PCMA'] as const)(
  'keeps a sample of %s within a sixteenth of its size',
  (coding) => {
    const samples = Int16Array.from({ length: 65_536 }, (_, at) => at - 32_768);
    const again = decoded(coding, encoded(coding, samples));
    const far = samples.filter((sample, at) => {
      const off = Math.abs(sample - (again[at] ?? 0));
      return off > Math.abs(sample) / 16 + 16 && Math.abs(sample) < 32_000;
    });
    expect([...far]).toEqual([]);
  },
);

it('converts A-law to µ-law without audible change', () => {
  const coded = Uint8Array.from(ALL);
  alawToMulaw(coded);
  const before = decoded('PCMA', ALL);
  const after = decoded('PCMU', coded);
  before.forEach((sample, code) => {
    expect(Math.abs(sample - (after[code] ?? 0))).toBeLessThanOrEqual(Math.abs(sample) / 24 + 8);
  });
});

it('names the codes of silence', () => {
  expect(decoded('PCMU', Uint8Array.of(SILENCE.PCMU))[0]).toBe(0);
  expect(decoded('PCMA', Uint8Array.of(SILENCE.PCMA))[0]).toBe(8);
});
