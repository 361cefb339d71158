import { useId } from 'react';
import * as field from '../../forms/Field/Field.css.ts';
import type { LiveText } from '../../screens/liveText.ts';
import { SegmentedControl } from '../../forms/SegmentedControl/index.ts';

/** The room's two camera presets (live §9). */
export type VideoSharpness = 'standard' | 'sharp';

const SHARPNESSES: readonly VideoSharpness[] = ['standard', 'sharp'];

export interface SharpnessPickerProps {
  /** The room's texts in the reader's language. */
  t: LiveText;
  /** The preset in use. */
  value: VideoSharpness;
  /** Gets the other preset. */
  onChange: (sharpness: VideoSharpness) => void;
}

/** Selects the sharpness of the user's outgoing video (LMED-13, LMED-14). */
export function SharpnessPicker({ t, value, onChange }: SharpnessPickerProps) {
  const id = useId();
  return (
    <div className={field.field} role="group" aria-describedby={id}>
      <span aria-hidden className={field.label}>
        {t('liveMedia.settings.sharpness')}
      </span>
      <SegmentedControl
        label={t('liveMedia.settings.sharpness')}
        options={SHARPNESSES.map((sharpness) => ({
          value: sharpness,
          label: t(`liveMedia.settings.sharpnesses.${sharpness}`),
        }))}
        value={value}
        onChange={onChange}
      />
      <span id={id} className={field.hint}>
        {t('liveMedia.settings.sharpHint')}
      </span>
    </div>
  );
}
