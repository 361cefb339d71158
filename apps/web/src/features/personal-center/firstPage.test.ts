import { expect, it } from 'vitest';
import { menuOf } from '../../navigation/menus.ts';
import { firstPage } from './firstPage.ts';

it('PROF-01 the personal center opens the first page of its menu', () => {
  const [first] = menuOf('account').filter(({ path }) => path.startsWith('/personalCenter/'));
  expect(firstPage([])).toBe(first?.path);
  expect(first?.access).toBe('user');
});
