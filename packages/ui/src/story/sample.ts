import type { Locale } from '@rostra/i18n';

const english = {
  action: 'Register',
  actionLong: 'Register for the meeting and send me the dial-in details',
  title: 'Optical modules: the shortage moved from lasers to testing',
  heading: 'Today’s roadshows',
  sub: 'Thursday 3 September, Beijing time',
  all: 'All 17',
  text: 'Eleven supplier calls in August point to one queue.',
  paragraph:
    'Ask a module maker what it lacks and the answer used to be lasers. In August it was hours: hours on a bit-error tester, in a chamber, at temperature.',
  person: 'Grace Okafor',
  initials: 'GO',
  company: 'Meridian Row Research',
  label: 'E-mail',
  hint: 'We send the code there.',
  problem: 'This address is not complete. Check the part after @.',
  value: 'grace@example.com',
  first: 'Article',
  second: 'Event',
  third: 'Playback',
  note: 'Nothing here is investment advice.',
  tag: 'Registration open',
  name: 'Name',
  amount: 'Amount',
  date: 'Date',
  agree: 'I have read and accept the agreement',
  question: 'Pay 38.00 for this article?',
  phone: 'Phone',
};

export type Sample = typeof english;

const chinese: Sample = {
  action: '报名',
  actionLong: '报名参加本场会议并将拨入信息发送到我的邮箱',
  title: '光模块：紧缺环节已从激光器转向测试',
  heading: '今日路演与会议',
  sub: '9 月 3 日 周四，北京时间',
  all: '全部 17 场',
  text: '八月的十一通供应商电话指向同一条队伍。',
  paragraph:
    '以往问模块厂缺什么，回答总是激光器。今年 8 月，答案变成了工时：误码仪上的工时，温箱里的工时。',
  person: '陈书雅',
  initials: '陈',
  company: '子午研究',
  label: '邮箱',
  hint: '验证码将发送到此邮箱。',
  problem: '邮箱地址不完整，请检查 @ 之后的部分。',
  value: 'chen@example.com',
  first: '文章',
  second: '会议',
  third: '回放',
  note: '本站内容不构成投资建议。',
  tag: '报名中',
  name: '名称',
  amount: '金额',
  date: '日期',
  agree: '我已阅读并同意用户协议',
  question: '支付 38.00 阅读本文？',
  phone: '手机号',
};

const samples: Record<Locale, Sample> = { en: english, 'zh-CN': chinese };

/** Invented words for stories, in the language of the toolbar. */
export const sampleFor = (locale: Locale): Sample => samples[locale];
