import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { Icon } from '../../foundations/Icon/index.ts';
import { Check } from '../../icons.ts';
import { PlainButton } from '../../actions/Press/PlainButton.tsx';
import { Spinner } from '../../status/Spinner/index.ts';
import { wrapTexts } from '../../wrapTexts.tsx';
import * as styles from './BackgroundPicker.css.ts';

export interface BackgroundTileProps {
  /** The value that it selects. */
  value: string;
  /** Shown under the preview; also the option's accessible name. */
  name: string;
  /** The preview. */
  children: ReactNode;
  /** It is selected and still loading. */
  isPending: boolean;
  /** Present only for the user's own images. */
  remove?: { label: string; onPress: () => void } | undefined;
}

/** One background option, with an icon on it if selected. */
export function BackgroundTile({ value, name, children, isPending, remove }: BackgroundTileProps) {
  return (
    <div className={styles.place}>
      <Radio value={value} className={styles.tile} data-marks-itself>
        {({ isSelected }) => (
          <>
            <span className={styles.look}>
              {wrapTexts(children)}
              {isSelected && (
                <span className={styles.chosen}>
                  {isPending ? <Spinner size="sm" /> : <Icon icon={Check} size="sm" />}
                </span>
              )}
            </span>
            <span className={styles.name} dir="auto">
              {name}
            </span>
          </>
        )}
      </Radio>
      {remove && (
        <PlainButton className={styles.remove} aria-label={remove.label} onPress={remove.onPress}>
          <Icon icon={X} size="sm" />
        </PlainButton>
      )}
    </div>
  );
}
