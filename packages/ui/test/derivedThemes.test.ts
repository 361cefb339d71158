import { join } from 'node:path';
import { expect, it } from 'vitest';
import { themeToCss } from '../src/theme/themeToCss.ts';
import { themes } from '../src/themes/index.ts';

/**
 * Images show two themes, and neither hover in the dark nor high contrast. Here every value of each
 * of our own themes is kept, so that a step of one color is noticed. After a review of the changes,
 * `--update` keeps them.
 * A partner's file is its own: adding one changes nothing here.
 */
it.each(themes.filter(({ kind }) => kind !== 'partner').map((theme) => [theme.id, theme] as const))(
  'keeps every token of %s as recorded [UI-15]',
  async (id, theme) => {
    const values = themeToCss(theme).replaceAll(/[{};]/g, '$&\n');
    await expect(values).toMatchFileSnapshot(join(import.meta.dirname, `derivedThemes/${id}.txt`));
  },
);
