import type { Texts } from '@rostra/i18n';
import type { TextBundle } from './LanguageState.ts';
import type { TextArea } from './TextArea.ts';

/** Texts of areas as their files export them; each may hold titles of its screens. */
export type LoadedAreas = Readonly<Partial<Record<TextArea, Texts>>>;

/** Returns the texts with those of more areas. */
export function joinTexts(bundle: TextBundle, areas: LoadedAreas): TextBundle {
  const parts = Object.values(areas);
  const titles = [bundle.texts, ...parts].map(({ screen }) => screen);
  return {
    ...bundle,
    texts: Object.assign({}, bundle.texts, ...parts, {
      screen: Object.assign({}, ...titles) as Texts,
    }) as Texts,
    areas: [...bundle.areas, ...(Object.keys(areas) as TextArea[])],
  };
}
