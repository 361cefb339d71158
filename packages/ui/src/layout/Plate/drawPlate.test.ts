import { expect, it } from 'vitest';
import { drawPlate, plateBackgrounds } from './drawPlate.ts';

it('draws the same plate for the same id, one bar lit', () => {
  for (let id = 1; id <= 40; id += 1) {
    const { bars } = drawPlate(id);
    expect(drawPlate(id)).toEqual(drawPlate(id));
    expect(bars.filter(({ weight }) => weight === 'lit')).toHaveLength(1);
  }
});

it('uses every background', () => {
  const used = new Set(Array.from({ length: 60 }, (_, id) => drawPlate(id).background));
  expect(used.size).toBe(plateBackgrounds.length);
});
