import { useOnDemandText } from '../../foundations/TextProvider/useOnDemandText.ts';
import { ToggleButton } from '../../actions/ToggleButton/index.ts';
import type { GivenScore, ScoreRespect } from './givenScore.ts';
import * as styles from './ScoreForm.css.ts';

interface ScoreReasonsProps extends Pick<ScoreRespect, 'label' | 'reasons'> {
  /** The score in this respect. */
  score: GivenScore;
  /** Receives it with other reasons. */
  onChange: (score: GivenScore) => void;
}

/** The reasons for the stars: as many as apply. */
export function ScoreReasons({ label, reasons, score, onChange }: ScoreReasonsProps) {
  const t = useOnDemandText();
  return (
    <div role="group" aria-label={t('score.reasons', { name: label })} className={styles.reasons}>
      {reasons.map(({ value, label: reason }) => (
        <ToggleButton
          key={value}
          size="sm"
          isSelected={score.reasons.includes(value)}
          onChange={(isGiven) => {
            const kept = score.reasons.filter((other) => other !== value);
            onChange({ ...score, reasons: isGiven ? [...kept, value] : kept });
          }}
        >
          {reason}
        </ToggleButton>
      ))}
    </div>
  );
}
