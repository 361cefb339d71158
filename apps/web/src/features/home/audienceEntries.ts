import type { WebTextKey } from '../../language/LanguageState.ts';
import type { Translate } from '@rostra/i18n';
import type { AudienceEntry } from '@rostra/ui/AudienceEntries';
import { builtHref } from './builtHref.ts';

const audiences = [
  { key: 'investors', id: 'research', href: '/research' },
  { key: 'analysts', id: 'research', href: '/research?type=articles' },
  { key: 'experts', id: 'events', href: '/events?type=1' },
  { key: 'companies', id: 'events', href: '/events?type=4' },
  { key: 'wealth', id: 'recharge', href: '/recharge?tab=plans' },
  { key: 'organizers', id: 'aboutUs', href: '/about_us#contacts' },
] as const;

/** Returns each audience's entry point (FND-01); those of screens not yet built are left out. */
export const audienceEntries = (t: Translate<WebTextKey>): AudienceEntry[] =>
  audiences
    .filter(({ id, href }) => builtHref(id, href) !== undefined)
    .map(({ key, href }) => ({
      name: t(`home.audience.${key}.name`),
      text: t(`home.audience.${key}.text`),
      href,
    }));
