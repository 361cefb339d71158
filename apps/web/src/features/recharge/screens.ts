import { screen } from '../../navigation/Screen.ts';

/** Top-up and VIP plans. */
export const rechargeScreens = [
  screen({
    id: 'vipTurn',
    path: '/vip_turn',
    access: 'user',
    rendered: 'client',
    texts: ['about', 'pay', 'personalCenter', 'recharge', 'registration'],
  }),
  screen({
    id: 'recharge',
    path: '/recharge',
    access: 'user',
    rendered: 'client',
    texts: ['about', 'pay', 'personalCenter', 'recharge', 'registration'],
  }),
] as const;
