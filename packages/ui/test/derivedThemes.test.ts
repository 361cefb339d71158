import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themeToCss } from '../src/theme/themeToCss.ts';
import { themes } from '../src/themes/index.ts';

/**
 * Pictures show two themes, and neither hover in the dark nor high contrast: here every value of every
 * theme of our own is kept, so that a step of one colour is seen. After a look at what changed, `--update` keeps it.
 * A partner's file is its own: adding one changes nothing here.
 */
it.each(themes.filter(({ kind }) => kind !== 'partner').map((theme) => [theme.id, theme] as const))(
  'UI-15 every token of %s is as it was looked at',
  async (id, theme) => {
    const values = themeToCss(theme).replaceAll(/[{};]/g, '$&\n');
    await expect(values).toMatchFileSnapshot(join(import.meta.dirname, `derivedThemes/${id}.txt`));
  },
);
