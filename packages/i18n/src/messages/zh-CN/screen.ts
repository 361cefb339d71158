import type { Translated } from '../../createTranslate.ts';
import type { screen as source } from '../en/screen.ts';

export const screen: Translated<typeof source> = {
  search: '首页',
  events: '活动',
  research: '研究',
  personalCenter: '个人中心',
  aboutUs: '关于我们',
  troubleshooting: '设备检测',
  terms: '用户协议',
  privacy: '隐私政策',
};
