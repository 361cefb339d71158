import type { Translated } from '../../createTranslate.ts';
import type { about as english } from '../en/about.ts';

/** 关于我们，以及法律文本页的框架文字。 */
export const about: Translated<typeof english> = {
  pageTitle: '关于 Rostra 讲坛',
  title: '让懂行的人站出来说，让听的人能够核实',
  lead: '讲坛连接专家、分析师、上市公司与带着问题的投资者。他们在这里路演、发表附有数据与来源的研究，并对自己的话负责。',
  offer: {
    title: '这里有什么',
    events: { name: '路演与活动', text: '专家、分析师、公司路演与业绩会，线上或线下。' },
    research: { name: '研究', text: '文章、摘要与纪要。摘要、关键数据与开头部分对所有人开放。' },
    payment: {
      name: '价格透明',
      text: '1 币等于 1 美元。可单篇购买文章、使用次卡，或开通 VIP 阅读。',
    },
    languages: { name: '中英双语', text: '全站提供中文与英文，每篇文章注明所用语言。' },
  },
  principles: {
    title: '我们的做法',
    one: '作者署名发表；AI 生成的内容会注明。',
    two: '每篇文章、摘要与纪要均经工作人员审核后发布，审核在 {{hours}} 小时内完成。',
    three: '本站内容不构成投资建议，排序不受付费影响。',
  },
  audience: { title: '为谁服务' },
  facts: {
    title: '几个数字',
    vip: '天，VIP 有效期',
    review: '小时内完成文章审核',
    contact: '小时内联系申请人',
    topUp: '个工作日确认银行转账',
  },
  contacts: {
    title: '客服',
    hours: '北京时间（UTC+8）{{from}}–{{until}}',
    qr: '扫码联系{{name}}',
    scan: '扫码咨询',
  },
  legal: {
    title: '法律文本',
    agreement: '用户协议',
    privacy: '隐私政策',
    version: '版本 {{version}}',
    contents: '目录',
  },
};
