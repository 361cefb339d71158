import type { StoryText } from '../withTexts.ts';

/** The action of a button of each tone. */
export const actionSample: Readonly<Record<string, StoryText>> = {
  brand: ['Register', '报名'],
  neutral: ['Back to event', '返回活动'],
  accent: ['Join now', '进入会议室'],
  vip: ['Renew VIP', '续费 VIP'],
  danger: ['Cancel registration', '取消报名'],
};
