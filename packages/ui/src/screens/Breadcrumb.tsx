import { Icon } from '../foundations/Icon/index.ts';
import { ChevronRight } from '../icons.ts';
import { Link } from '../foundations/Link/index.ts';
import * as styles from './Breadcrumb.css.ts';

/** The breadcrumbs from the list to this page, above the title. */
export function Breadcrumb({
  label,
  steps,
}: {
  label: string;
  steps: readonly { name: string; href: string }[];
}) {
  return (
    // Reader modes leave out what the class names as breadcrumbs.
    <nav aria-label={label} className="breadcrumbs">
      <ol className={styles.steps}>
        {steps.map(({ name, href }, index) => (
          <li key={href} className={styles.step}>
            {index > 0 && <Icon icon={ChevronRight} size="sm" />}
            <Link href={href} emphasis="quiet" size="sm">
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
