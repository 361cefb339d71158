import type { State } from '../story/matrix.ts';
import { forced } from '../story/matrix.ts';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

/** How deep the page stands: the story cuts its pages to this number. */
export const breadcrumbDepths = [1, 2, 4] as const;

export const breadcrumbsStates: State<BreadcrumbsProps>[] = [
  { name: 'as it stands', props: {} },
  ...forced<BreadcrumbsProps>({}, 'a step'),
];
