import { expect, it } from 'vitest';
import { scale } from '../../theme/scale.ts';
import { colorTokens } from '../../theme/tokens.ts';
import { colorGroups } from './colorGroups.ts';
import { inPixels, tokensOf, typeSteps } from './scaleTokens.ts';

it('puts every color token into exactly one group', () => {
  const shown = colorGroups.flatMap(({ tokens }) => tokens);
  expect(shown.toSorted()).toEqual([...colorTokens].toSorted());
});

it('has a size and a line height in both scripts for every step of type', () => {
  expect(typeSteps.length).toBeGreaterThan(10);
  for (const { latin, chinese } of typeSteps)
    for (const value of [latin.size, latin.line, chinese.size, chinese.line])
      expect(inPixels(value)).toBeGreaterThan(10);
});

it('takes the tokens of a group from the scale', () => {
  expect(tokensOf('space')).toContainEqual({ name: '--ui-space-4', value: '16px' });
  expect(tokensOf('space')).toHaveLength(
    Object.keys(scale).filter((name) => name.startsWith('--ui-space-')).length,
  );
});
