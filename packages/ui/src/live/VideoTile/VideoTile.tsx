import { isolate } from '@rostra/i18n';
import { AudioLines, EyeOff, House, Mic, MicOff, MonitorUp, Pin, SignalLow } from 'lucide-react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { PressedButton } from '../../actions/ToggleButton/PressedButton.tsx';
import { Picture } from '../RoomParts/Picture.tsx';
import type { AttachPicture, RoomRole } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { DocumentPage } from './DocumentPage.tsx';
import * as styles from './VideoTile.css.ts';

export interface VideoTileProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The name that everyone reads: the nickname, or the host's change of it (LMEM-65). */
  name: string;
  /** Their real name, where it differs; for super roles alone (LMEM-64). */
  fullName?: string | undefined;
  /** Announced by screen readers; the host's is written on the tile. */
  role: RoomRole;
  /**
   * Draws the camera, screen or page; keep the same function, or it is attached again. Without it:
   * initials.
   */
  attach?: AttachPicture | undefined;
  /** A document that is presented has its file's name as `name`. @default 'camera' */
  kind?: 'camera' | 'screen' | 'document' | undefined;
  /** The state of a document's page: ready, loading or failed (LPRE-16). @default 'ready' */
  state?: 'loading' | 'ready' | 'failed' | undefined;
  /** Retries a failed document; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** The logo of the organization, for the time without a camera. */
  logo?: string | undefined;
  /** Their microphone is off. @default false */
  isMuted?: boolean | undefined;
  /** They are speaking now; marks the tile's edge. @default false */
  isSpeaking?: boolean | undefined;
  /** The link's quality level is above 4. */
  isPoorNetwork?: boolean | undefined;
  /** The audience does not see them. */
  isHidden?: boolean | undefined;
  /** The tile is the reader's own. @default false */
  isSelf?: boolean | undefined;
  /** The camera is mirrored, as people know themselves. @default true for the reader's own tile */
  isMirrored?: boolean | undefined;
  /** The video in the spotlight. */
  isHome?: boolean | undefined;
  /** Moves it into the spotlight, or out of it; only for members with that right. */
  onMakeHome?: (() => void) | undefined;
}

/** Returns everything that the tile shows, in words. */
function described(props: VideoTileProps): string {
  const { t, name, kind, role, isSelf, isMuted, isSpeaking, isPoorNetwork, isHidden } = props;
  const isShared = kind === 'screen' || kind === 'document';
  const words = [
    kind === 'screen'
      ? t('live.tile.screenOf', { name })
      : isSelf === true
        ? t('live.tile.you', { name })
        : isolate(name),
    ...(props.fullName === undefined ? [] : [isolate(props.fullName)]),
    ...(kind === 'document' ? [] : [t(`live.roles.${role}`)]),
    ...(isShared
      ? []
      : [
          isSpeaking === true
            ? t('live.tile.speaking')
            : t(isMuted === true ? 'live.tile.muted' : 'live.tile.unmuted'),
          ...(props.attach ? [] : [t('live.tile.noCamera')]),
        ]),
    ...(props.isHome === true ? [t('live.tile.home')] : []),
    ...(isHidden === true ? [t('live.tile.hidden')] : []),
    ...(isPoorNetwork === true ? [t('live.tile.poor')] : []),
  ];
  return words.join(', ');
}

/**
 * One camera, screen or document in the room, or the initials of a member without video (LMED-03).
 */
export function VideoTile(props: VideoTileProps) {
  const { t, name, role, attach, kind = 'camera', logo, onMakeHome } = props;
  const isShared = kind !== 'camera';
  const isSpeaking = props.isSpeaking === true && !isShared;
  const isHome = props.isHome === true;
  const shownName = props.isSelf === true ? t('live.tile.you', { name }) : isolate(name);
  const voice = isSpeaking ? AudioLines : props.isMuted === true ? MicOff : Mic;
  return (
    <div
      role="group"
      aria-label={described(props)}
      data-self={props.isSelf === true || undefined}
      aria-busy={(kind === 'document' && props.state === 'loading') || undefined}
      className={styles.tile({ isSpeaking })}
    >
      <div className={styles.ground}>
        {kind === 'document' ? (
          <DocumentPage
            t={t}
            name={name}
            attach={attach}
            state={props.state}
            onRetry={props.onRetry}
          />
        ) : attach ? (
          <Picture
            attach={attach}
            fit={isShared ? 'contain' : 'cover'}
            isMirrored={(props.isMirrored ?? props.isSelf === true) && !isShared}
          />
        ) : (
          <span className={styles.nobody}>
            <span className={styles.initials}>
              <Avatar
                name={name}
                src={logo}
                kind={logo === undefined ? 'person' : 'organization'}
                size="lg"
              />
            </span>
          </span>
        )}
      </div>
      <div className={styles.head}>
        {props.isPoorNetwork === true && (
          <span aria-hidden className={styles.mark}>
            <Icon icon={SignalLow} size="sm" />
            <span>{t('live.tile.poor')}</span>
          </span>
        )}
        {props.isHidden === true && (
          <span aria-hidden className={styles.mark}>
            <Icon icon={EyeOff} size="sm" />
            <span>{t('live.tile.hidden')}</span>
          </span>
        )}
        {isHome && !onMakeHome && (
          <span aria-hidden className={styles.mark}>
            <Icon icon={House} size="sm" />
            <span>{t('live.tile.home')}</span>
          </span>
        )}
        {onMakeHome && (
          <PressedButton
            className={styles.action}
            isSelected={isHome}
            aria-label={t(isHome ? 'live.tile.isHome' : 'live.tile.makeHome', { name })}
            onPress={onMakeHome}
          >
            <Icon icon={isHome ? House : Pin} size="sm" />
          </PressedButton>
        )}
      </div>
      {kind !== 'document' && (
        <div aria-hidden className={styles.foot}>
          <span className={styles.name}>
            <Icon icon={isShared ? MonitorUp : voice} size="sm" />
            <span className={styles.words}>
              {isShared ? t('live.tile.screenOf', { name }) : shownName}
            </span>
            {props.fullName !== undefined && (
              <span className={styles.full} dir="auto">
                {props.fullName}
              </span>
            )}
            {role === 'broadcaster' && (
              <span className={styles.role}>{t('live.roles.broadcaster')}</span>
            )}
          </span>
        </div>
      )}
    </div>
  );
}
