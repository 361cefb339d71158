import { useEffect, useRef } from 'react';
import { Ban } from 'lucide-react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { Banner } from '../Banner/index.ts';
import { AddFile } from '../FileUpload/AddFile.tsx';
import { IMAGE_LIMIT, limitText } from '../FileUpload/index.ts';
import type { UploadFile } from '../FileUpload/index.ts';
import { Icon } from '../Icon/index.ts';
import { OwnPicture } from '../RoomParts/OwnPicture.tsx';
import type { AttachPicture } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../screens/liveText.ts';
import { useText } from '../TextProvider/index.ts';
import { BackgroundTile } from './BackgroundTile.tsx';
import * as styles from './BackgroundPicker.css.ts';

/** The room's values that are no address (live §4). */
export const NO_BACKGROUND = 'nonuse';
export const BLURRED_BACKGROUND = 'blurring';

/** Own pictures (LBG-08). */
const PICTURES = {
  kind: 'image',
  limit: IMAGE_LIMIT,
  accept: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** A picture that can stand behind somebody. */
export interface BackgroundPicture {
  /** Its address, which is its value too. */
  readonly url: string;
  /** What it shows, in the reader's language. Own ones are named by the library. */
  readonly name?: string | undefined;
}

/** Pictures that the reader brings himself. */
export interface OwnBackgrounds {
  /** In the order they came. */
  pictures: readonly BackgroundPicture[];
  /** Sends a picture of at most 18M. */
  upload: UploadFile<BackgroundPicture>;
  /** The server has it: it belongs among `pictures`, and may be chosen at once. */
  onUploaded: (picture: BackgroundPicture) => void;
  /** Takes it away; where it is chosen, the app chooses another. */
  onRemove: (url: string) => void;
}

export interface BackgroundPickerProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** `nonuse`, `blurring` or the address of a picture (LBG-02 to LBG-04). */
  value: string;
  /** Gets one of the same. */
  onChange: (value: string) => void;
  /** Those that the room offers, in the order to show. */
  pictures: readonly BackgroundPicture[];
  /** Left out where none can be brought. */
  own?: OwnBackgrounds | undefined;
  /** Draws one's own camera with its background, as the others see it. */
  attach?: AttachPicture | undefined;
  /** As in a mirror. @default true */
  isMirrored?: boolean | undefined;
  /** The browser can cut somebody out of his picture. @default true */
  isSupported?: boolean | undefined;
  /** The chosen one is on its way: the first one takes a second. @default false */
  isPending?: boolean | undefined;
  /** It could not be put on, or it went off by itself because this device is too slow for it. @default null */
  problem?: 'failed' | 'slow' | null | undefined;
}

/** What stands behind one in one's own picture: nothing, a blur, a picture, an own one (LBG-01). */
export function BackgroundPicker(props: BackgroundPickerProps) {
  const { t, value, onChange, pictures, own, attach, isMirrored, isPending = false } = props;
  const ui = useText();
  const problem = props.problem ?? null;
  const group = useRef<HTMLDivElement>(null);
  const removed = useRef(false);
  const ownCount = own?.pictures.length;
  useEffect(() => {
    // The button goes with its picture: the keyboard goes on at what is chosen.
    if (removed.current) group.current?.querySelector<HTMLElement>('input:checked')?.focus();
    removed.current = false;
  }, [ownCount]);
  if (props.isSupported === false)
    return (
      <Banner tone="warning" title={t('liveMedia.background.unsupported.title')}>
        {t('liveMedia.background.unsupported.text')}
      </Banner>
    );
  return (
    <div className={styles.root}>
      {attach && (
        <div className={styles.preview}>
          <OwnPicture
            t={t}
            attach={attach}
            isMirrored={isMirrored}
            label={t('liveMedia.background.picture')}
          />
        </div>
      )}
      <div role="status" className={styles.news}>
        {problem !== null && (
          <Banner tone="warning" title={t(`liveMedia.background.${problem}.title`)}>
            {t(`liveMedia.background.${problem}.text`)}
          </Banner>
        )}
        {isPending && <span className={styles.pending}>{t('liveMedia.background.pending')}</span>}
      </div>
      <RadioGroup
        ref={group}
        aria-label={t('liveMedia.background.label')}
        className={styles.tiles}
        value={value}
        onChange={onChange}
        orientation="horizontal"
      >
        <BackgroundTile
          value={NO_BACKGROUND}
          name={t('liveMedia.background.none')}
          isPending={isPending && value === NO_BACKGROUND}
        >
          <Icon icon={Ban} />
        </BackgroundTile>
        <BackgroundTile
          value={BLURRED_BACKGROUND}
          name={t('liveMedia.background.blurred')}
          isPending={isPending && value === BLURRED_BACKGROUND}
        >
          <span className={styles.wall} />
          <span className={styles.person}>
            <span className={styles.head} />
            <span className={styles.shoulders} />
          </span>
        </BackgroundTile>
        {pictures.map(({ url, name = url }) => (
          <BackgroundTile key={url} value={url} name={name} isPending={isPending && value === url}>
            <img className={styles.picture} src={url} alt="" />
          </BackgroundTile>
        ))}
        {own?.pictures.map(({ url }, index) => {
          const name = t('liveMedia.background.own', { number: index + 1 });
          return (
            <BackgroundTile
              key={url}
              value={url}
              name={name}
              isPending={isPending && value === url}
              remove={{
                label: t('liveMedia.background.remove', { name }),
                onPress: () => {
                  removed.current = true;
                  own.onRemove(url);
                },
              }}
            >
              <img className={styles.picture} src={url} alt="" />
            </BackgroundTile>
          );
        })}
      </RadioGroup>
      {own && (
        <AddFile
          rule={PICTURES}
          label={t('liveMedia.background.add')}
          hint={ui('upload.hintImage', { limit: limitText(IMAGE_LIMIT) })}
          upload={own.upload}
          onUploaded={own.onUploaded}
        />
      )}
      <p className={styles.note}>{t('liveMedia.background.notKept')}</p>
    </div>
  );
}
