import { logoProblems } from '../../theme/logoProblems.ts';
import { parseThemeFile, themeProblems } from '../../theme/parseThemeFile.ts';
import type { ThemeFile } from '../../theme/themeTypes.ts';
import { logoAddress } from '../../themes/logoAddress.ts';
import { baseTheme, themes } from '../../themes/index.ts';
import { ownershipProblem } from '../../themes/ownThemes.ts';
import type { RegisteredTheme } from '../../themes/index.ts';

/** The six colors among the twelve inputs. */
export const colorInputs = ['brand', 'accent', 'neutral', 'vip', 'trendRed', 'trendGreen'] as const;

type Scheme = 'light' | 'dark';

/** The values typed in the studio, right or wrong: texts, as the fields hold them. */
export interface ThemeDraft {
  id: string;
  name: string;
  scope: string;
  contrast: string;
  brand: string;
  accent: string;
  neutral: string;
  vip: string;
  trendRed: string;
  trendGreen: string;
  header: string;
  fontText: string;
  fontReading: string;
  radius: string;
  elevation: string;
  /** Texts of the drawings chosen here, shown in the preview; the file names its own beside it. */
  logo: Record<Scheme, string>;
}

const emptyLogo = { light: '', dark: '' };

/** Returns a partner's first draft: a theme's values under an id of its own. */
export function draftOf(file: ThemeFile): ThemeDraft {
  const { logo: _files, radius, ...input } = file.input;
  return {
    ...input,
    id: file.id,
    name: file.name,
    scope: file.scope,
    contrast: file.contrast ?? 'standard',
    radius: String(radius),
    logo: emptyLogo,
  };
}

/** Returns the draft as theme data, not yet checked. */
export function dataOf(draft: ThemeDraft): unknown {
  const { id, name, scope, contrast, logo: _texts, radius, ...input } = draft;
  return {
    id,
    name,
    kind: 'partner',
    scope,
    ...(contrast === 'standard' ? {} : { contrast }),
    input: {
      ...input,
      radius: radius.trim() === '' || Number.isNaN(Number(radius)) ? radius : Number(radius),
      logo: { light: `./${id}.logo-light.svg`, dark: `./${id}.logo-dark.svg` },
    },
  };
}

/** Returns the theme file to hand over. */
export const jsonOf = (draft: ThemeDraft): string => `${JSON.stringify(dataOf(draft), null, 2)}\n`;

/** Returns the problems of a draft, by the name of their field. */
export function draftProblems(draft: ThemeDraft): Record<string, string> {
  const received: Record<string, string> = {};
  for (const { field, sentence } of themeProblems(dataOf(draft)))
    received[field.replace(/^input\./, '')] ??= sentence;
  const owned = ownershipProblem({ id: draft.id, kind: 'partner' });
  if (owned !== undefined) received['id'] ??= owned;
  for (const scheme of ['light', 'dark'] as const) {
    const svg = draft.logo[scheme];
    const [problem] = svg === '' ? [] : logoProblems(svg, `The ${scheme} logo`);
    if (problem) received[`logo.${scheme}`] = problem.sentence;
  }
  return received;
}

/** Returns a theme file's text as a draft, or its problems. */
export function readJson(text: string): { draft: ThemeDraft } | { sentences: readonly string[] } {
  let data: unknown;
  try {
    // A file from a Windows editor, pasted whole, begins with an invisible mark.
    data = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    return { sentences: [`This is not JSON: ${error instanceof Error ? error.message : ''}`] };
  }
  const problems = themeProblems(data);
  return problems.length > 0
    ? { sentences: problems.map(({ sentence }) => sentence) }
    : { draft: draftOf(parseThemeFile(data)) };
}

/** Returns the draft as a theme that can be shown; wrong fields keep the value of `shown`. */
export function themeOfDraft(draft: ThemeDraft, shown: RegisteredTheme): RegisteredTheme {
  const wrong = draftProblems(draft);
  const right = Object.fromEntries(
    Object.entries(draft).filter(([field]) => wrong[field] === undefined),
  );
  const mended = {
    ...draftOf(shown),
    ...right,
    id: wrong['id'] === undefined ? draft.id : shown.id,
  };
  const file = parseThemeFile(dataOf(mended));
  const known = themes.find(({ id }) => id === file.id) ?? baseTheme;
  const logo = (scheme: Scheme): string =>
    draft.logo[scheme] === '' || wrong[`logo.${scheme}`] !== undefined
      ? known.logo[scheme]
      : logoAddress(draft.logo[scheme]);
  return { ...file, logo: { light: logo('light'), dark: logo('dark') } };
}
