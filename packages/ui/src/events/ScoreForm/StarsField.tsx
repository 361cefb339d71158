import { Star } from 'lucide-react';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import * as field from '../../forms/Field/Field.css.ts';
import { FieldLabel } from '../../forms/Field/FieldParts.tsx';
import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import * as styles from './ScoreForm.css.ts';

const POINTS = [1, 2, 3, 4, 5] as const;
type Points = (typeof POINTS)[number];

const pointsOf = (value: number | null): Points | undefined =>
  POINTS.find((points) => points === value);

interface StarsFieldProps {
  /** The scored respect: names the group. */
  label: string;
  /** 1 to 5; null while nothing is chosen. */
  value: number | null;
  /** Receives the chosen points. */
  onChange: (value: number) => void;
}

/** One to five stars: radio buttons, of which all up to the chosen one are full. */
export function StarsField({ label, value, onChange }: StarsFieldProps) {
  const t = useOnDemandText();
  const chosen = pointsOf(value);
  return (
    <RadioGroup
      className={field.field}
      orientation="horizontal"
      value={chosen === undefined ? null : String(chosen)}
      onChange={(points) => onChange(Number(points))}
    >
      <FieldLabel label={label} />
      <div className={styles.stars}>
        {POINTS.map((points) => {
          const isFull = chosen !== undefined && points <= chosen;
          return (
            <Radio
              key={points}
              value={String(points)}
              className={styles.star({ isFull })}
              aria-label={t('score.star', {
                value: points,
                most: POINTS.length,
                word: t(`score.words.${points}`),
              })}
              data-marks-itself
            >
              <Star aria-hidden className={styles.drawing({ isFull })} strokeWidth={1.7} />
            </Radio>
          );
        })}
        {chosen !== undefined && (
          // Screen readers announce it with the star itself.
          <span aria-hidden className={styles.note}>
            {t(`score.words.${chosen}`)}
          </span>
        )}
      </div>
    </RadioGroup>
  );
}
