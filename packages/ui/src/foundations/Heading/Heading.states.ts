import { matrix } from '../../story/matrix.ts';
import type { HeadingProps } from './Heading.tsx';

export const headingStates = matrix<HeadingProps>({
  size: ['md', 'title-sm', 'title-md', 'title-lg', 'title-xl', 'reading-title', 'reading-row'],
});
