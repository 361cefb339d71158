import { useEffect, useRef } from 'react';
import { Ban } from 'lucide-react';
import { RadioGroup } from 'react-aria-components/RadioGroup';
import { Banner } from '../../status/Banner/index.ts';
import { AddFile } from '../../forms/FileUpload/AddFile.tsx';
import { IMAGE_LIMIT, limitText } from '../../forms/FileUpload/index.ts';
import type { UploadFile } from '../../forms/FileUpload/index.ts';
import { Icon } from '../../foundations/Icon/index.ts';
import { OwnVideo } from '../RoomParts/OwnVideo.tsx';
import type { AttachVideo } from '../RoomParts/roomTypes.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { BackgroundTile } from './BackgroundTile.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './BackgroundPicker.css.ts';

/** The room's values that are not an image address (live §4). */
export const NO_BACKGROUND = 'nonuse';
export const BLURRED_BACKGROUND = 'blurring';

/** Limits of the user's own images (LBG-08). */
const PICTURES = {
  kind: 'image',
  limit: IMAGE_LIMIT,
  accept: ['image/jpeg', 'image/png', 'image/webp'],
} as const;

/** An image that can be used as a background. */
export interface BackgroundImage {
  /** Its address, which is also its value. */
  readonly url: string;
  /** A description in the reader's language; the library names the user's own images. */
  readonly name?: string | undefined;
}

/** Images that the user uploads. */
export interface OwnBackgrounds {
  /** In upload order. */
  images: readonly BackgroundImage[];
  /** Uploads an image of at most 18M. */
  upload: UploadFile<BackgroundImage>;
  /** Called once the server has the image: add it to `images`; it can be selected at once. */
  onUploaded: (image: BackgroundImage) => void;
  /** Removes the image; if it is selected, the app selects another. */
  onRemove: (url: string) => void;
}

export interface BackgroundPickerProps extends RootProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** `nonuse`, `blurring` or the address of an image (LBG-02 to LBG-04). */
  value: string;
  /** Gets a value of the same form. */
  onChange: (value: string) => void;
  /** The room's own images, in display order. */
  images: readonly BackgroundImage[];
  /** Absent if the user cannot upload images. */
  own?: OwnBackgrounds | undefined;
  /** Draws the user's camera with its background, as others see it. */
  attach?: AttachVideo | undefined;
  /** Mirrors the preview. @default true */
  isMirrored?: boolean | undefined;
  /** The browser can separate a person from their background. @default true */
  isSupported?: boolean | undefined;
  /** The selected background is loading; the first one takes a second. @default false */
  isPending?: boolean | undefined;
  /** The background could not be applied, or it was turned off because the device is too slow. @default null */
  problem?: 'failed' | 'slow' | null | undefined;
}

/** Selects the user's virtual background: none, blur, an image, or an uploaded image (LBG-01). */
export function BackgroundPicker(props: BackgroundPickerProps) {
  const { t, value, onChange, images, own, attach, isMirrored, isPending = false } = props;
  const uploadText = useOnDemandText();
  const problem = props.problem ?? null;
  const group = useRef<HTMLDivElement>(null);
  const removed = useRef(false);
  const ownCount = own?.images.length;
  useEffect(() => {
    // The button is removed with its image, so the focus moves to the selected option.
    if (removed.current) group.current?.querySelector<HTMLElement>('input:checked')?.focus();
    removed.current = false;
  }, [ownCount]);
  if (props.isSupported === false)
    return (
      <Banner
        ref={props.ref}
        className={props.className}
        tone="warning"
        title={t('liveMedia.background.unsupported.title')}
      >
        {t('liveMedia.background.unsupported.text')}
      </Banner>
    );
  return (
    <div {...rootProps(props, styles.root)}>
      {attach && (
        <div className={styles.preview}>
          <OwnVideo
            t={t}
            attach={attach}
            isMirrored={isMirrored}
            label={t('liveMedia.background.video')}
          />
        </div>
      )}
      <div role="status" className={styles.notice}>
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
        {images.map(({ url, name = url }) => (
          <BackgroundTile key={url} value={url} name={name} isPending={isPending && value === url}>
            <img className={styles.image} src={url} alt="" />
          </BackgroundTile>
        ))}
        {own?.images.map(({ url }, index) => {
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
              <img className={styles.image} src={url} alt="" />
            </BackgroundTile>
          );
        })}
      </RadioGroup>
      {own && (
        <AddFile
          rule={PICTURES}
          label={t('liveMedia.background.add')}
          hint={uploadText('upload.hintImage', { limit: limitText(IMAGE_LIMIT) })}
          upload={own.upload}
          onUploaded={own.onUploaded}
        />
      )}
      <p className={styles.note}>{t('liveMedia.background.notKept')}</p>
    </div>
  );
}
