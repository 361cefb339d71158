import { expect, it } from 'vitest';
import { conversionsSince, filesFor } from './previewFiles.ts';
import type { PreviewFile } from './previewFiles.ts';

const files = (['waiting', 'converting', 'finished', 'failed'] as const).map(
  (state, id): PreviewFile => ({ id, name: `${state}.pdf`, state }),
);

it('LPRE-12 a super role sees all files, in their order', () => {
  expect(filesFor(files, true)).toEqual(files);
});

it('LPRE-13 others see finished files alone', () => {
  expect(filesFor(files, false).map(({ state }) => state)).toEqual(['finished']);
});

it('LPRE-18 a conversion that ends is news once, well or not; what was finished before is none', () => {
  const ended = files.map(
    (file) => ({ ...file, state: file.id === 1 ? 'failed' : 'finished' }) as const,
  );
  expect(conversionsSince(files, ended).map(({ id, state }) => [id, state])).toEqual([
    [0, 'finished'],
    [1, 'failed'],
  ]);
  expect(conversionsSince(ended, ended)).toEqual([]);
});
