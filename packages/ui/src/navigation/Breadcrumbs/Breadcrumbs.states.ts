import type { State } from '../../story/matrix.ts';
import { forced } from '../../story/matrix.ts';
import type { BreadcrumbsProps } from './Breadcrumbs.tsx';

/** Levels of the page; the story trims its pages to this number. */
export const breadcrumbDepths = [1, 2, 4] as const;

export const breadcrumbsStates: State<BreadcrumbsProps>[] = [
  { name: 'standard', props: {} },
  ...forced<BreadcrumbsProps>({}, 'a step'),
];
