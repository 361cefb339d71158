import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { journeyRun } from './support/journeyRun.ts';
import { expect, test } from './support/test.ts';

/** Returns a logo as a drawing program saves it, with an apostrophe in its name. */
const logo = (fill: string): string => `<?xml version="1.0" encoding="utf-8"?>
<!-- Generator: Adobe Illustrator 27.0 -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 32" aria-label="Kestrel's Bank">
<path fill="${fill}" d="M0 0h120v32H0z"/></svg>
`;

const themeOf = (id: string, brand: string): string =>
  JSON.stringify({
    id,
    name: "Kestrel's Bank",
    kind: 'partner',
    scope: 'all',
    input: {
      brand,
      accent: '#a8500a',
      neutral: '#8a8483',
      vip: '#9c7a2b',
      trendRed: '#cc2936',
      trendGreen: '#0e7f4f',
      header: 'brand',
      fontText: 'Source Sans 3',
      fontReading: 'Source Serif 4',
      radius: 4,
      elevation: 'soft',
      logo: { light: `./${id}.logo-light.svg`, dark: `./${id}.logo-dark.svg` },
    },
  });

test('themes the running site by a partner’s file, and drops a hostile one [THM-01, THM-02, THM-04]', async ({
  page,
}) => {
  const { themesFolder: folder } = journeyRun();
  const id = `kestrel-${randomUUID().slice(0, 8)}`;
  const write = (name: string, text: string) => writeFile(join(folder, `${id}.${name}`), text);
  const theme = () => page.locator('html').getAttribute('data-theme');
  const visited = async () => {
    await page.goto(`/no/such?custom_company=${id}`);
    return theme();
  };
  const header = page.getByRole('banner');
  const background = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);

  expect(await visited()).toBe('rostra');
  await write('logo-light.svg', logo('#7a1f4d'));
  await write('logo-dark.svg', logo('#ffffff'));
  await write('theme.json', themeOf(id, '#7a1f4d'));
  await expect.poll(visited).toBe(id);
  expect(await background()).toBe('rgb(122, 31, 77)');
  const drawing = header.locator('img').first();
  await expect(drawing).toBeVisible();
  const width = () => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, 'the logo is drawn').toBeGreaterThan(0);

  await page.goto('/no/other');
  expect(await theme(), 'for the session').toBe(id);
  await page.getByRole('combobox').selectOption('dark');
  await expect.poll(background).not.toBe('rgb(122, 31, 77)');

  await write('theme.json', themeOf(id, '#7a1f4d;}body{display:none'));
  await expect.poll(visited).toBe('rostra');
  await expect(header).toBeVisible();
});
