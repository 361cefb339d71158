import { matrix } from '../../story/matrix.ts';
import type { BannerProps } from './Banner.tsx';

export const bannerStates = matrix<BannerProps>({
  tone: ['info', 'success', 'warning', 'danger', 'vip'],
});
