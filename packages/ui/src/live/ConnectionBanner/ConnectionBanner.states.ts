import { matrix } from '../../story/matrix.ts';
import type { ConnectionBannerProps } from './ConnectionBanner.tsx';

export const connectionBannerStates = matrix<ConnectionBannerProps>({
  kind: ['connecting', 'reconnecting', 'back', 'poor'],
});
