import { expect, it } from 'vitest';
import { allMenus } from '../../navigation/menus.ts';
import { builtScreens } from '../../navigation/builtScreens.ts';
import { firstPage } from './firstPage.ts';

it('opens the first page of the account menu [PROF-01]', () => {
  const first = builtScreens.find(({ path }) => path.startsWith('/personalCenter/'));
  expect(firstPage(allMenus.account, [])).toBe(first?.path);
  expect(first?.access).toBe('user');
});
