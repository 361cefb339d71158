import { expect, it } from 'vitest';
import { unlayeredRules } from '../scripts/unlayeredRules.ts';

it('accepts only rules in our layers, and rules that paint nothing', () => {
  expect(
    unlayeredRules(
      '@layer ui,ui.base;@layer ui.base{a{color:red}@media print{a{color:blue}}}@keyframes x{to{opacity:1}}',
    ),
  ).toEqual([]);
});

it('names rules outside the layers', () => {
  expect(
    unlayeredRules('@layer ui.base{a{color:red}}/* b{} */.b{color:red}@layer other{c{top:0}}'),
  ).toEqual(['.b', '@layer other']);
  expect(unlayeredRules('@media print{.b{color:red}}')).toEqual(['@media print']);
});
