import type { Translated } from '../../createTranslate.ts';
import type { home as english } from '../en/home.ts';

/** 访客首页。 */
export const home: Translated<typeof english> = {
  pageTitle: '面向专业投资者的研究与路演',
  title: '直接问懂行的人',
  searchLabel: '搜索研究与活动',
  searchPlaceholder: '公司、人物或主题',
  searchButton: '搜索',
  advanced: '更多筛选',
  hot: '热门搜索',
  next: {
    next: '下一场',
    by: '主办：{{name}}',
    open: '查看活动',
    none: '暂无已排期的活动',
    research: '阅读最新研究',
  },
  week: {
    label: '未来七天的活动',
    count: '{{count}} 场',
    countOne: '1 场',
    none: '无',
    total: '七天共 {{count}} 场',
    today: '今天',
    all: '全部活动',
    zone: '北京时间',
  },
  events: {
    title: '近期路演与活动',
    sub: '北京时间',
    all: '全部活动',
    empty: '暂无已排期的活动，新活动会出现在这里。',
    emptyDay: '当天没有活动。',
    allDays: '全部日期',
  },
  research: {
    title: '研究',
    sub: '最新发布',
    all: '全部研究',
    empty: '暂无研究。',
  },
  kinds: { title: '按类别' },
  audience: {
    title: '从这里开始',
    investors: { name: '投资者', text: '阅读研究，安排本周要听的路演。' },
    analysts: { name: '分析师', text: '看同行的报告，附关键数据与来源。' },
    experts: { name: '专家', text: '查看专家路演；如需主持一场，请联系客服。' },
    companies: { name: '上市公司', text: '集中收听业绩会与公司路演。' },
    wealth: { name: '高净值人士', text: '开通 VIP，180 天内畅读。' },
    organizers: { name: '主办方', text: '与客服团队一起筹办活动。' },
  },
  vip: {
    title: 'VIP',
    text: '180 天内阅读全部 VIP 研究，可先申请试用。',
    action: '申请 VIP 试用',
    memberText: '您的 VIP 可续期 180 天，也可升级。',
    memberAction: '续期或升级 VIP',
  },
};
