import { expect, it } from 'vitest';
import { conversionsSince, filesFor } from './previewFiles.ts';
import type { PreviewFile } from './previewFiles.ts';

const files = (['waiting', 'converting', 'finished', 'failed'] as const).map(
  (state, id): PreviewFile => ({ id, name: `${state}.pdf`, state }),
);

it('shows a super role all files, in their order [LPRE-12]', () => {
  expect(filesFor(files, true)).toEqual(files);
});

it('shows other members finished files only [LPRE-13]', () => {
  expect(filesFor(files, false).map(({ state }) => state)).toEqual(['finished']);
});

it('reports a finished or failed conversion once, and none that finished before [LPRE-18]', () => {
  const ended = files.map(
    (file) => ({ ...file, state: file.id === 1 ? 'failed' : 'finished' }) as const,
  );
  expect(conversionsSince(files, ended).map(({ id, state }) => [id, state])).toEqual([
    [0, 'finished'],
    [1, 'failed'],
  ]);
  expect(conversionsSince(ended, ended)).toEqual([]);
});
