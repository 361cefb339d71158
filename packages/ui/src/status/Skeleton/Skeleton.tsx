import { useText } from '../../foundations/TextProvider/index.ts';
import { LateStatus } from '../../foundations/VisuallyHidden/LateStatus.tsx';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends RootProps {
  /** @default 'line' */
  shape?: 'line' | 'title' | 'circle' | 'plate' | 'control' | undefined;
  /** How many, under one another; the last line is shorter. @default 1 */
  count?: number | undefined;
  /** Screen readers announce "loading"; use it once per part of the page. @default false */
  isAnnounced?: boolean | undefined;
}

/** The shape of loading content. */
export function Skeleton({
  shape = 'line',
  count = 1,
  isAnnounced = false,
  ...root
}: SkeletonProps) {
  const t = useText();
  return (
    <div {...rootProps(root, styles.stack)}>
      {isAnnounced && <LateStatus>{t('common.loading')}</LateStatus>}
      {Array.from({ length: count }, (_, index) => (
        <span
          key={index}
          aria-hidden
          className={styles.bone({
            shape,
            isLast: shape === 'line' && count > 1 && index === count - 1,
          })}
        />
      ))}
    </div>
  );
}
