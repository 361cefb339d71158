import type { Locale } from '@rostra/i18n';
import { castIn } from './cast/index.ts';

const english = {
  action: 'Register',
  actionLong: 'Register for the meeting and send me the dial-in details',
  title: 'Optical modules: the shortage moved from lasers to testing',
  heading: 'Today’s roadshows',
  sub: 'Thursday 3 September, Beijing time',
  all: 'All 17',
  text: 'Eleven suppliers named the same bottleneck in August.',
  paragraph:
    'Ask a module maker what it lacks and the answer used to be lasers. In August it was hours: hours on a bit-error tester, in a chamber, at temperature.',
  label: 'Email',
  hint: 'We send the code there.',
  problem: 'This email address is incomplete. Check the part after @.',
  value: 'helen@example.com',
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
  china: 'China mainland',
  hongKong: 'Hong Kong SAR',
  password: 'Password',
  code: 'Verification code',
  kind: 'Type',
  city: 'City',
  tags: 'Tags',
  introduction: 'Introduction',
  recording: 'Recording',
  card: 'Business card',
};

/** A person and a company of the cast, and texts. */
export type Sample = typeof english & { person: string; company: string };

const chinese: typeof english = {
  action: '报名',
  actionLong: '报名参加本场会议并将拨入信息发送到我的邮箱',
  title: '光模块：紧缺环节已从激光器转向测试',
  heading: '今日路演与会议',
  sub: '9 月 3 日 周四，北京时间',
  all: '全部 17 场',
  text: '8 月访谈的十一家供应商都提到同一处瓶颈。',
  paragraph:
    '以往问模块厂缺什么，回答总是激光器。今年 8 月，答案变成了工时：误码仪上的工时，温箱里的工时。',
  label: '邮箱',
  hint: '验证码将发送到此邮箱。',
  problem: '邮箱地址不完整，请检查 @ 之后的部分。',
  value: 'helen@example.com',
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
  china: '中国大陆',
  hongKong: '中国香港',
  password: '密码',
  code: '验证码',
  kind: '类型',
  city: '城市',
  tags: '标签',
  introduction: '简介',
  recording: '回放视频',
  card: '名片',
};

const sampleIn = (locale: Locale, texts: typeof english): Sample => {
  const { people, companies } = castIn(locale);
  return { ...texts, person: people.danielOkafor.name, company: companies.northgate.name };
};

const samples: Record<Locale, Sample> = {
  en: sampleIn('en', english),
  'zh-CN': sampleIn('zh-CN', chinese),
};

/** Invented texts for stories, in the language of the toolbar. */
export const sampleFor = (locale: Locale): Sample => samples[locale];
