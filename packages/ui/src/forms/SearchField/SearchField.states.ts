import { matrix } from '../../story/matrix.ts';
import type { SearchFieldProps } from './SearchField.tsx';

export const searchFieldStates = matrix<SearchFieldProps>({
  background: ['page', 'hero'],
  value: ['', '1.6T optics'],
});
