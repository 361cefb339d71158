import { matrix } from '../../story/matrix.ts';
import type { OfferIconProps } from './OfferIcon.tsx';

export const offerIconStates = matrix<OfferIconProps>({
  kind: ['use_card', 'card_countdown', 'pay_price', 'login_to_view', 'vip_trial', 'vip_upgrade'],
});
