import { matrix } from '../../story/matrix.ts';
import type { AudienceEntriesProps } from './AudienceEntries.tsx';

export const audienceEntriesStates = matrix<AudienceEntriesProps>({ shape: ['grid', 'list'] });
