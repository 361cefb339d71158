import { expect, it } from 'vitest';
import { apiChanges } from './apiChanges.ts';

const report = (size: string): string => `# Head

## @rostra/ui/Button

export interface ButtonProps {
  size: ${size};
}
`;

it('tells what went and what came, with the sub-path it stands under', () => {
  expect(apiChanges(report("'sm'"), report("'sm' | 'md'"))).toEqual([
    "- @rostra/ui/Button ButtonProps: size: 'sm';",
    "+ @rostra/ui/Button ButtonProps: size: 'sm' | 'md';",
  ]);
});

it('tells nothing of the same report', () => {
  expect(apiChanges(report("'sm'"), report("'sm'"))).toEqual([]);
});
