import type { Locale, Texts } from '@rostra/i18n';
import { joinTexts } from './joinTexts.ts';
import type { LoadedAreas } from './joinTexts.ts';
import type { TextBundle } from './LanguageState.ts';
import { shellBundle } from './shellBundle.ts';
import type { TextArea } from './TextArea.ts';

type Load = () => Promise<Texts>;

const english: Readonly<Record<TextArea, Load>> = {
  about: () => import('@rostra/i18n/web/en/about'),
  auth: () => import('@rostra/i18n/web/en/auth'),
  liveScreens: () => import('@rostra/i18n/web/en/liveScreens'),
  pay: () => import('@rostra/i18n/web/en/pay'),
  personalCenter: () => import('@rostra/i18n/web/en/personalCenter'),
  reading: () => import('@rostra/i18n/web/en/reading'),
  recharge: () => import('@rostra/i18n/web/en/recharge'),
  registration: () => import('@rostra/i18n/web/en/registration'),
};

const chinese: Readonly<Record<TextArea, Load>> = {
  about: () => import('@rostra/i18n/web/zh-CN/about'),
  auth: () => import('@rostra/i18n/web/zh-CN/auth'),
  liveScreens: () => import('@rostra/i18n/web/zh-CN/liveScreens'),
  pay: () => import('@rostra/i18n/web/zh-CN/pay'),
  personalCenter: () => import('@rostra/i18n/web/zh-CN/personalCenter'),
  reading: () => import('@rostra/i18n/web/zh-CN/reading'),
  recharge: () => import('@rostra/i18n/web/zh-CN/recharge'),
  registration: () => import('@rostra/i18n/web/zh-CN/registration'),
};

/**
 * Loads the texts of areas in one language; the other is never loaded (performance W3). The first page
 * brings its own, so this list of all areas loads later.
 */
export async function loadAreas(locale: Locale, areas: readonly TextArea[]): Promise<LoadedAreas> {
  const loads = locale === 'en' ? english : chinese;
  return Object.fromEntries(
    await Promise.all(areas.map(async (area) => [area, await loads[area]()] as const)),
  );
}

/** Loads one language's texts of the shell and of areas. */
export async function loadTexts(locale: Locale, areas: readonly TextArea[]): Promise<TextBundle> {
  const [shell, loaded] = await Promise.all([
    locale === 'en' ? import('@rostra/i18n/web/en/shell') : import('@rostra/i18n/web/zh-CN/shell'),
    loadAreas(locale, areas),
  ]);
  return joinTexts(shellBundle(shell), loaded);
}
