import type { Translated } from '../../createTranslate.ts';
import type { document as english } from '../en/document.ts';

/** 页面在应用之外的部分：搜索引擎摘要、订阅源，以及未启用脚本时的说明。 */
export const document: Translated<typeof english> = {
  noScript: '本页部分功能（如登录与付款）需要 JavaScript。请在浏览器设置中启用，然后重新加载页面。',
  feed: { title: 'Rostra 讲坛 · 研究', subtitle: '最新发布的中文研究' },
  descriptions: {
    site: '路演、业绩会与专家会议的直播和回放，中英文研究与会议纪要。',
    search: '专家、分析师与上市公司的路演、付费研究与纪要，中英双语。',
    events: '线上与线下的路演、业绩说明会与专家会议，含时间、嘉宾与价格。',
    research: '分析师与专家撰写的文章、摘要与会议纪要，中英双语。',
    terms: '用户协议：账号、内容与权利、余额、次卡、VIP 与退款的规则。',
    privacy: '隐私政策：我们保存的数据、用途、保存期限，以及您的权利。',
  },
};
