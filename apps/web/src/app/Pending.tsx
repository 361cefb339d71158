import { Spinner } from '@rostra/ui/Spinner';
import * as styles from './Pending.css.ts';

/** Placeholder of a screen that is loading; tall, so that the footer does not jump. */
export function Pending({ label }: { label: string }) {
  return (
    <div className={styles.pending} role="status" aria-label={label} data-needs-script>
      <Spinner size="md" />
    </div>
  );
}
