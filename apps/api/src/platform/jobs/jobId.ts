import { createHash } from 'node:crypto';

/**
 * Returns the same UUID for the same parts: purpose, entity and due time. A moved due time gives a
 * new id, so the old job finds nothing to do.
 */
export function jobId(...parts: (string | number | Date)[]): string {
  const text = parts.map((part) => (part instanceof Date ? part.toISOString() : String(part)));
  const hash = createHash('sha256').update(JSON.stringify(text)).digest('hex');
  const variant = ((Number.parseInt(hash.slice(16, 18), 16) & 0x3f) | 0x80).toString(16);
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    variant + hash.slice(18, 20),
    hash.slice(20, 32),
  ].join('-');
}
