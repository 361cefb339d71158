import type { Translate } from '@rostra/i18n';
import type { NextAction } from '@rostra/ui/RegistrationStatus';
import type { WebTextKey } from '../../language/LanguageState.ts';
import { loginPath } from '../../navigation/returnAddress.ts';
import { playbackOf } from './playbackOf.ts';

interface Reading {
  t: Translate<WebTextKey>;
  isVisitor: boolean;
  /** The event's own address, to return to. */
  here: string;
  /** The query of that address, as in `?lang=en`. */
  search: string;
  /** Plays our own recording. */
  onVideo: (src: string) => void;
}

/**
 * Returns the way to watch an available playback. Its address is null if the server hides the
 * recording from the reader. The text then names its viewers; a visitor may be one of them (EVT-31).
 */
export function watchStep(
  url: string | null,
  { t, isVisitor, here, search, onVideo }: Reading,
): { text?: string; action?: NextAction } {
  if (url !== null) {
    const playback = playbackOf(url);
    const label = t('registration.act.replay');
    return playback.kind === 'video'
      ? { action: { label, onPress: () => onVideo(playback.src) } }
      : { action: { label, href: playback.href, opensNewTab: playback.kind === 'away' } };
  }
  if (!isVisitor) return { text: t('registration.next.replayKept') };
  const href = loginPath({ pathname: here, search });
  return {
    text: t('registration.next.replayLogIn'),
    action: { label: t('registration.act.logIn'), href },
  };
}
