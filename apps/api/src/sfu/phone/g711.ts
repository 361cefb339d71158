/** Phone codecs: eight bits per sample, 8000 samples per second (ITU-T G.711). */
export type G711 = 'PCMU' | 'PCMA';

/** Samples per second. */
export const PHONE_RATE = 8000;
/** Samples of one packet: 20 ms. */
export const FRAME_SAMPLES = 160;

const BYTES = 256;
const BIAS = 0x84;
const CLIP = 32_635;
const SIGN = 0x80;
/** The even bits are inverted in A-law. */
const EVEN_BITS = 0x55;

function decodedMu(code: number): number {
  const bits = ~code;
  const exponent = (bits >> 4) & 7;
  const size = ((((bits & 15) << 3) + BIAS) << exponent) - BIAS;
  return (bits & SIGN) === 0 ? size : -size;
}

function decodedA(code: number): number {
  const bits = code ^ EVEN_BITS;
  const exponent = (bits >> 4) & 7;
  const step = ((bits & 15) << 4) + 8;
  const size = exponent === 0 ? step : (step + 256) << (exponent - 1);
  return (bits & SIGN) === 0 ? -size : size;
}

function encodedMu(sample: number): number {
  const size = Math.min(Math.abs(sample), CLIP) + BIAS;
  const exponent = 24 - Math.clz32(size);
  const bits = (exponent << 4) | ((size >> (exponent + 3)) & 15);
  return ~(sample < 0 ? bits | SIGN : bits) & 0xff;
}

function encodedA(sample: number): number {
  // A-law has no zero: -1 is as loud as 0.
  const size = Math.min(sample < 0 ? -sample - 1 : sample, 32_767);
  const exponent = Math.max(24 - Math.clz32(size), 0);
  const bits = (exponent << 4) | ((size >> Math.max(exponent + 3, 4)) & 15);
  return ((sample < 0 ? bits : bits | SIGN) ^ EVEN_BITS) & 0xff;
}

const tableOf = (decode: (code: number) => number): Int16Array =>
  Int16Array.from({ length: BYTES }, (_, code) => decode(code));

const SAMPLES: Readonly<Record<G711, Int16Array>> = {
  PCMU: tableOf(decodedMu),
  PCMA: tableOf(decodedA),
};
const CODES: Readonly<Record<G711, (sample: number) => number>> = {
  PCMU: encodedMu,
  PCMA: encodedA,
};
const A_TO_MU = Uint8Array.from({ length: BYTES }, (_, code) => encodedMu(decodedA(code)));

/** Decodes audio into `samples`, up to the shorter of both lengths. */
export function decodeG711(coding: G711, coded: Uint8Array, samples: Int16Array): void {
  const table = SAMPLES[coding];
  const length = Math.min(coded.length, samples.length);
  for (let at = 0; at < length; at += 1) samples[at] = table[coded[at] ?? 0] ?? 0;
}

/** Encodes samples into `coded`, up to the shorter of both lengths. */
export function encodeG711(coding: G711, samples: Int16Array, coded: Uint8Array): void {
  const encode = CODES[coding];
  const length = Math.min(coded.length, samples.length);
  for (let at = 0; at < length; at += 1) coded[at] = encode(samples[at] ?? 0);
}

/** Converts A-law to µ-law in place, as browsers are sent µ-law only. */
export function alawToMulaw(coded: Uint8Array): void {
  for (let at = 0; at < coded.length; at += 1) coded[at] = A_TO_MU[coded[at] ?? 0] ?? 0;
}

/** The code of silence. */
export const SILENCE: Readonly<Record<G711, number>> = { PCMU: 0xff, PCMA: 0xd5 };
