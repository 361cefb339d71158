import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Radio } from 'react-aria-components/RadioGroup';
import { Icon } from '../Icon/index.ts';
import { Check } from '../icons.ts';
import { PlainButton } from '../Press/PlainButton.tsx';
import { Spinner } from '../Spinner/index.ts';
import { wrapTexts } from '../wrapTexts.tsx';
import * as styles from './BackgroundPicker.css.ts';

export interface BackgroundTileProps {
  /** What choosing it gives. */
  value: string;
  /** Under the picture, and the choice's name. */
  name: string;
  /** What it looks like. */
  children: ReactNode;
  /** It was chosen and is on its way. */
  isPending: boolean;
  /** For the reader's own pictures. */
  remove?: { label: string; onPress: () => void } | undefined;
}

/** One background to choose, with a sign on it where it is chosen. */
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
