import type { Data } from '@rostra/contract';
import { named } from '../sampleWords.ts';

const entries = (rows: readonly (readonly [value: string, en: string, zh: string])[]) =>
  rows.map(([value, en, zh]) => ({ value, ...named(en, zh) }));

/** The dictionaries that the stories' screens read; others are empty here. */
export const dictionaryResponse: Data<'getDimensions'> = {
  meeting_status: entries([
    ['normal', 'Registration open', '报名中'],
    ['pending', 'Not confirmed yet', '待确认'],
    ['registered', 'Registered', '已报名'],
    ['full', 'Full', '已满'],
    ['canceled', 'Canceled', '已取消'],
    ['finished', 'Ended', '已结束'],
  ]),
  registration_status: entries([
    ['pending', 'Not confirmed yet', '待确认'],
    ['prepending', 'One step left', '待完成'],
    ['registered', 'Registered', '已报名'],
    ['rejected', 'Not approved', '未通过'],
    ['canceled', 'Canceled', '已取消'],
  ]),
  event_status: entries([
    ['planned', 'Scheduled', '未开始'],
    ['ongoing', 'In progress', '正在进行'],
    ['finished', 'Ended', '已结束'],
    ['canceled', 'Canceled', '已取消'],
  ]),
  event_types: entries([
    ['1', 'Expert roadshow', '专家路演'],
    ['2', 'Analyst roadshow', '分析师路演'],
    ['3', 'Company roadshow', '公司路演'],
    ['4', 'Corporate earnings', '业绩会'],
    ['5', 'Expert one-to-one', '专家一对一'],
  ]),
  identity_status: entries([
    ['', 'Unauthenticated', '未认证'],
    ['pending', 'Under review', '审核中'],
    ['rejected', 'Refused', '未通过'],
    ['passed', 'Authenticated', '已认证'],
  ]),
  contact_types: entries([
    ['phone', 'Phone', '电话'],
    ['email', 'Email', '邮箱'],
    ['wechat', 'WeChat', '微信'],
  ]),
  dislike_reasons: entries([
    ['shallow', 'Shallow', '分析不深入'],
    ['outdated', 'Out of date', '信息过时'],
  ]),
  source_type: entries([['colleague', 'Colleague or friend', '同事或朋友']]),
  viewpoint_status: [],
  topic_status: [],
  tournaments_status: [],
  trading_action: [],
  live_score_types: [],
};
