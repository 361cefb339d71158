import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wrapTexts } from './wrapTexts.tsx';

const icon = <i key="icon" />;

it.each([
  ['a text', 'Save', '<span>Save</span>'],
  ['a number', 0, '<span>0</span>'],
  ['an empty text', '', ''],
  ['nothing', null, ''],
  ['an element', icon, '<i></i>'],
  ['texts beside an element', [icon, 'Save ', 3], '<i></i><span>Save 3</span>'],
  ['texts around an element', ['Save', icon, 3], '<span>Save</span><i></i><span>3</span>'],
  ['a list without texts', [icon], '<i></i>'],
])('gives %s an element only where it is bare', (_, children, markup) => {
  expect(renderToStaticMarkup(<p>{wrapTexts(children)}</p>)).toBe(`<p>${markup}</p>`);
});

it('gives children without bare texts back as the same object', () => {
  const children = [icon];
  expect(wrapTexts(children)).toBe(children);
  expect(wrapTexts(icon)).toBe(icon);
});
