import { matrix } from '../../story/matrix.ts';
import { withTexts } from '../../story/withTexts.ts';
import type { StoryText } from '../../story/withTexts.ts';
import type { BannerProps } from './Banner.tsx';

/** A message that a page shows in each tone: its title and its text. */
const messages: Record<string, readonly [title: StoryText, text: StoryText]> = {
  info: [
    ['The event has moved', '活动已改期'],
    ['It now starts at 15:00 Beijing time.', '现定于北京时间 15:00 开始。'],
  ],
  success: [
    ['You’re registered', '报名成功'],
    ['The meeting link is in your email.', '参会链接已发送至您的邮箱。'],
  ],
  warning: [
    ['Your seat is held until 18:00', '席位保留至 18:00'],
    ['Pay before then to keep it.', '请在此之前完成支付。'],
  ],
  danger: [
    ['The payment didn’t go through', '支付未成功'],
    ['Your balance is unchanged. Try again.', '余额未变动，请重试。'],
  ],
  vip: [
    ['Your VIP membership ends in 7 days', '您的 VIP 会员将于 7 天后到期'],
    ['Renew to keep reading all research.', '续费后可继续阅读全部研究内容。'],
  ],
};

export const bannerStates = withTexts<BannerProps, readonly [StoryText, StoryText]>(
  matrix<BannerProps>({
    tone: ['info', 'success', 'warning', 'danger', 'vip'],
  }),
  'tone',
  messages,
  ([title, text], localized) => ({ title: localized(title), children: localized(text) }),
);
