import type { Translate } from '@rostra/i18n';
import type { NextAction } from '@rostra/ui/RegistrationStatus';
import type { WebTextKey } from '../../language/LanguageState.ts';
import { loginPath } from '../../navigation/returnAddress.ts';
import { playbackOf } from './playbackOf.ts';

interface Reading {
  t: Translate<WebTextKey>;
  isVisitor: boolean;
  /** The event's own address, to come back to. */
  here: string;
  /** What that address asks for, as in `?lang=en`. */
  search: string;
  /** Plays a film of ours. */
  onFilm: (src: string) => void;
}

/**
 * How a playback that there is gets watched. Its address is null to whom the server does not show the
 * film: he is told whose it is, and a visitor may be one of them (EVT-31).
 */
export function watchStep(
  url: string | null,
  { t, isVisitor, here, search, onFilm }: Reading,
): { text?: string; action?: NextAction } {
  if (url !== null) {
    const playback = playbackOf(url);
    const label = t('registration.act.replay');
    return playback.kind === 'film'
      ? { action: { label, onPress: () => onFilm(playback.src) } }
      : { action: { label, href: playback.href, opensNewTab: playback.kind === 'away' } };
  }
  if (!isVisitor) return { text: t('registration.next.replayKept') };
  const href = loginPath({ pathname: here, search });
  return {
    text: t('registration.next.replayLogIn'),
    action: { label: t('registration.act.logIn'), href },
  };
}
