import { matrix } from '../../story/matrix.ts';
import type { DisclosureProps } from './Disclosure.tsx';

export const disclosureStates = matrix<DisclosureProps>({ defaultExpanded: [false, true] });
