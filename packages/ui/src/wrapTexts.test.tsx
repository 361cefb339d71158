import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wrapTexts } from './wrapTexts.tsx';

const icon = <i key="icon" />;

it.each([
  ['a text', 'Save', '<span>Save</span>'],
  ['a number', 0, '<span>0</span>'],
  ['nothing', null, ''],
  ['a condition that does not hold', false, ''],
  ['an element', icon, '<i></i>'],
])('gives %s an element only where it is bare', (_, children, markup) => {
  expect(renderToStaticMarkup(<p>{wrapTexts(children)}</p>)).toBe(`<p>${markup}</p>`);
});

it('gives children without bare texts back as the same object', () => {
  const children = [icon];
  expect(wrapTexts(children)).toBe(children);
  expect(wrapTexts(icon)).toBe(icon);
});
