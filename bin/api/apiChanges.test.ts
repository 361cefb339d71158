import { expect, it } from 'vitest';
import { apiChanges } from './apiChanges.ts';

const report = (size: string): string => `# Head

## @rostra/ui/Button

export interface ButtonProps {
  size: ${size};
}
`;

it('returns removed and added lines with their sub-path', () => {
  expect(apiChanges(report("'sm'"), report("'sm' | 'md'"))).toEqual([
    "- @rostra/ui/Button ButtonProps: size: 'sm';",
    "+ @rostra/ui/Button ButtonProps: size: 'sm' | 'md';",
  ]);
});

it('returns nothing for the same report', () => {
  expect(apiChanges(report("'sm'"), report("'sm'"))).toEqual([]);
});
