import type { Translated } from '../../createTranslate.ts';
import type { document as english } from '../en/document.ts';

/** 页面在应用之外的部分：未启用脚本时的说明，以及订阅源。 */
export const document: Translated<typeof english> = {
  noScript: '本页部分功能（如登录与付款）需要 JavaScript。请在浏览器设置中启用，然后重新加载页面。',
  feed: { title: 'Rostra 讲坛 · 研究', subtitle: '最新发布的中文研究' },
};
