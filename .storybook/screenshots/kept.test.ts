import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { baselineOf, hashOfDrawn, readRecord } from './inputs/record.ts';

const plans = inject('screenshotPlans');

describe('stored screenshots', () => {
  it('belongs to a story in every case', () => {
    const sheets = new Set(plans.flatMap((plan) => plan.sheets.map((sheet) => `${sheet}.webp`)));
    const files = readdirSync(dirname(baselineOf('any')));
    expect(files.filter((file) => !sheets.has(file))).toEqual([]);
  });

  it.each(plans.filter(({ isTaken }) => !isTaken))(
    'matches the inputs that drew it: $storyFile',
    ({ storyFile, sheets, inputs }) => {
      expect(readRecord().get(storyFile)).toContain(hashOfDrawn(inputs, sheets));
    },
  );
});
