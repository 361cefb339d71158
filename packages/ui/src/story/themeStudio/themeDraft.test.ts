import { describe, expect, it } from 'vitest';
import { themeProblems } from '../../theme/parseThemeFile.ts';
import { baseTheme, themeFor } from '../../themes/index.ts';
import { dataOf, draftOf, draftProblems, jsonOf, readJson, themeOfDraft } from './themeDraft.ts';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M0 0h8"/></svg>';
const draft = draftOf(themeFor('harbourline'));

describe('a draft', () => {
  it('turns a theme into the same file again, as a partner’s', () => {
    expect(themeProblems(dataOf(draft))).toEqual([]);
    expect(dataOf(draft)).toMatchObject({ id: 'harbourline', kind: 'partner', scope: 'header' });
    expect(JSON.parse(jsonOf(draft))).toEqual(dataOf(draft));
  });

  it('exports and imports unchanged', () => {
    expect(readJson(jsonOf(draft))).toEqual({ draft });
    expect(readJson(`\uFEFF${jsonOf(draft)}`)).toEqual({ draft });
  });

  it('names its own logos', () => {
    expect(dataOf({ ...draft, id: 'kestrel' })).toMatchObject({
      input: { logo: { light: './kestrel.logo-light.svg', dark: './kestrel.logo-dark.svg' } },
    });
  });

  it('reports problems by field', () => {
    const wrong = { ...draft, brand: 'blue', radius: '', logo: { light: '<html>', dark: '' } };
    expect(Object.keys(draftProblems(wrong)).toSorted()).toEqual(['brand', 'logo.light', 'radius']);
  });

  it('refuses an id of the site’s own themes', () => {
    expect(draftProblems({ ...draft, id: 'rostra' })).toEqual({
      id: expect.stringContaining("the site's own") as string,
    });
  });

  it('shows its valid values, and the last valid one in place of each wrong one', () => {
    const shown = themeOfDraft(draft, baseTheme);
    const half = { ...draft, brand: '#12', accent: '#123456', logo: { light: SVG, dark: '<x>' } };
    const theme = themeOfDraft(half, shown);
    expect(theme.input).toMatchObject({ brand: draft.brand, accent: '#123456' });
    expect(theme.logo.light).toContain('data:image/svg+xml,');
    expect(theme.logo.light).not.toBe(shown.logo.light);
    expect(theme.logo.dark).toBe(shown.logo.dark);
  });
});

describe('an imported file', () => {
  it('refuses a wrong file with sentences', () => {
    expect(readJson('{')).toMatchObject({
      sentences: [expect.stringMatching(/^This is not JSON/)],
    });
    const hostile = JSON.stringify(dataOf({ ...draft, brand: 'url(https://evil.test)' }));
    expect(readJson(hostile)).toMatchObject({
      sentences: [expect.stringContaining('input.brand must be a color')],
    });
  });
});
