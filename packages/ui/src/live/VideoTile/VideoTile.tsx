import { isolate } from '@rostra/i18n';
import { AudioLines, EyeOff, House, Mic, MicOff, MonitorUp, Pin, SignalLow } from 'lucide-react';
import { Avatar } from '../../data/Avatar/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { PressedButton } from '../../actions/ToggleButton/PressedButton.tsx';
import { AttachedVideo } from '../RoomParts/AttachedVideo.tsx';

import { DocumentPage } from './DocumentPage.tsx';
import { rootProps } from '../../rootProps.ts';
import * as styles from './VideoTile.css.ts';
import type { VideoTileProps } from './VideoTileProps.ts';

export type { VideoTileProps } from './VideoTileProps.ts';

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
    ...(props.isSpotlight === true ? [t('live.tile.spotlight')] : []),
    ...(isHidden === true ? [t('live.tile.hidden')] : []),
    ...(isPoorNetwork === true ? [t('live.tile.poor')] : []),
  ];
  return words.join(', ');
}

/**
 * One camera, screen or document in the room, or the initials of a member without video (LMED-03).
 */
export function VideoTile(props: VideoTileProps) {
  const { t, name, role, attach, kind = 'camera', logo, onSpotlight } = props;
  const isShared = kind !== 'camera';
  const isSpeaking = props.isSpeaking === true && !isShared;
  const isSpotlight = props.isSpotlight === true;
  const shownName = props.isSelf === true ? t('live.tile.you', { name }) : isolate(name);
  const voice = isSpeaking ? AudioLines : props.isMuted === true ? MicOff : Mic;
  return (
    <div
      {...rootProps(props, styles.tile({ isSpeaking }))}
      role="group"
      aria-label={described(props)}
      data-self={props.isSelf === true || undefined}
      aria-busy={(kind === 'document' && props.state === 'loading') || undefined}
    >
      <div className={styles.background}>
        {kind === 'document' ? (
          <DocumentPage
            t={t}
            name={name}
            attach={attach}
            state={props.state}
            onRetry={props.onRetry}
          />
        ) : attach ? (
          <AttachedVideo
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
            <span className={styles.markWords}>{t('live.tile.poor')}</span>
          </span>
        )}
        {props.isHidden === true && (
          <span aria-hidden className={styles.mark}>
            <Icon icon={EyeOff} size="sm" />
            <span className={styles.markWords}>{t('live.tile.hidden')}</span>
          </span>
        )}
        {isSpotlight && !onSpotlight && (
          <span aria-hidden className={styles.mark}>
            <Icon icon={House} size="sm" />
            <span className={styles.markWords}>{t('live.tile.spotlight')}</span>
          </span>
        )}
        {onSpotlight && (
          <PressedButton
            className={styles.action}
            isSelected={isSpotlight}
            aria-label={t(isSpotlight ? 'live.tile.isSpotlight' : 'live.tile.makeSpotlight', {
              name,
            })}
            onPress={onSpotlight}
          >
            <Icon icon={isSpotlight ? House : Pin} size="sm" />
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
