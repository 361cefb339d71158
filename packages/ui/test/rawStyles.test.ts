import { expect, it } from 'vitest';
import { namedColors, physicalStyles } from './rawStyles.ts';

it.each([
  ["recipe({ base: { marginLeft: '4px' } });", ['marginLeft']],
  ["css({ 'padding-right': 0, scrollMarginTop: 0 });", ['padding-right', 'scrollMarginTop']],
  ['recipe({ variants: { isOpen: { true: { left: 0 } } } });', ['left']],
  ['css({ width, maxHeight: 0 });', ['width', 'maxHeight']],
  ['css({ borderTopLeftRadius: 0, insetLeft: 0 });', ['borderTopLeftRadius', 'insetLeft']],
  ["css({ textAlign: isEnd ? 'right' : 'start' });", ["textAlign: isEnd ? 'right' : 'start'"]],
  ["css({ marginInlineStart: 0, inlineSize: 0, textAlign: 'start', borderRadius: 0 });", []],
])('finds the physical sides of %s', (code, found) => {
  expect(physicalStyles(code)).toEqual(found);
});

it.each([
  ['<p style={{ color, left: 0 }} />', ['left']],
  ['<p style={isOpen ? { marginLeft: 0 } : {}} />', ['marginLeft']],
  ['const place = { marginLeft: 0 };', ['marginLeft']],
  ['const { left, width } = box(); use({ width: 4 });', []],
])('finds the physical sides of the component %s', (code, found) => {
  expect(physicalStyles(code, 'X.tsx')).toEqual(found);
});

it.each([
  ["css({ background: 'lightcoral' });", ['lightcoral']],
  ['recipe({ base: { border: `${thin} solid RebeccaPurple` } });', ['RebeccaPurple']],
  ["css({ boxShadow: '0 0 1px black, 0 0 2px tan' });", ['black', 'tan']],
  ["css({ color: 'CanvasText' });", ['CanvasText']],
  ["css({ '@media': { [media.forcedColors]: { color: 'CanvasText' } } });", []],
  ["css({ '@media': { [media.forcedColors]: { color: 'red' } } });", ['red']],
  ['recipe({ variants: { tone: { red: { color: vars.color.fgTrendRed } } } });', []],
  ["css({ background: 'transparent', color: 'currentColor', mask: 'url(red.svg)' });", []],
])('finds the named colors of %s', (code, found) => {
  expect(namedColors(code)).toEqual(found);
});

it.each([
  ['<circle fill="tomato" />', ['tomato']],
  ["<p style={{ color: 'tomato' }} />", ['tomato']],
  ['<Badge tone="red" />', []],
])('finds the named colors of the component %s', (code, found) => {
  expect(namedColors(code, 'X.tsx')).toEqual(found);
});
