import { expect, it } from 'vitest';
import { menuOf } from '../../navigation/menus.ts';
import { firstPage } from './firstPage.ts';

it('opens the first page of the account menu [PROF-01]', () => {
  const [first] = menuOf('account').filter(({ path }) => path.startsWith('/personalCenter/'));
  expect(firstPage([])).toBe(first?.path);
  expect(first?.access).toBe('user');
});
