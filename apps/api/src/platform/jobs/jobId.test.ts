import { expect, it } from 'vitest';
import { jobId } from './jobId.ts';

it('returns one UUID for the same parts and another for different parts', () => {
  const at = new Date('2026-11-20T02:00:00Z');
  const id = jobId('dial', 7, at);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(jobId('dial', 7, new Date(at))).toBe(id);
  expect(jobId('dial', 7, new Date(at.getTime() + 1))).not.toBe(id);
  expect(jobId('dial', 77)).not.toBe(jobId('dial7', 7));
});
