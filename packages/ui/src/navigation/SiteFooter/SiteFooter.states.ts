import type { State } from '../../story/matrix.ts';
import type { SiteFooterProps } from './SiteFooter.tsx';

export const siteFooterStates: State<SiteFooterProps>[] = [
  { name: 'with links', props: {} },
  { name: 'without links', props: { links: [] } },
];
