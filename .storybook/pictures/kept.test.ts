import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { baselineOf, hashOfDrawn, readRecord } from './inputs/record.ts';

const plans = inject('picturePlans');

describe('pictures kept', () => {
  it('belong to a story each', () => {
    const sheets = new Set(plans.flatMap((plan) => plan.sheets.map((sheet) => `${sheet}.webp`)));
    const files = readdirSync(dirname(baselineOf('any')));
    expect(files.filter((file) => !sheets.has(file))).toEqual([]);
  });

  it.each(plans.filter(({ isTaken }) => !isTaken))(
    'have the inputs that drew them: $storyFile',
    ({ storyFile, sheets, inputs }) => {
      expect(readRecord().get(storyFile)).toContain(hashOfDrawn(inputs, sheets));
    },
  );
});
