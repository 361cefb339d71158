import type { Translated } from '../../createTranslate.ts';
import type { registration as english } from '../en/registration.ts';

/** 报名参会：时段、报名状态、日程、参会信息、规则与文件。 */
export const registration: Translated<typeof english> = {
  slots: {
    label: '选择一个时段',
    hint: '北京时间。每人限选一个时段。',
    missing: '请选择时段',
    seats: '余 {{count}} 席',
    seatOne: '余 1 席',
    full: '已满',
    over: '已过',
    canceled: '已取消',
    yours: '您的时段',
    none: '时段待公布。',
  },
  status: {
    registering: {
      tag: '报名中',
      text: '请选择时段并报名。',
      action: '报名',
    },
    registered: {
      tag: '已报名',
      text: '您的席位已确认，会议室于开始前半小时开放。',
      action: '进入会议室',
    },
    pending: {
      tag: '审核中',
      text: '主办方正在审核您的报名，结果会通知您。',
      action: '取消报名',
    },
    prepending: {
      tag: '待支付',
      text: '已为您保留席位，支付后完成报名。',
      action: '支付',
    },
    rejected: {
      tag: '未通过',
      text: '主办方未通过您的报名。',
      action: '重新报名',
    },
    full: {
      tag: '已满',
      text: '席位已满。您可以咨询客服是否有空出的席位。',
      action: '咨询客服',
    },
    canceled: {
      tag: '已取消',
      text: '主办方已取消本活动，不收取费用。',
      action: '其他活动',
    },
    finished: {
      tag: '已结束',
      text: '本活动已结束。',
      action: '其他活动',
    },
    replay: {
      tag: '回放',
      text: '本活动已结束，回放已可观看。',
      action: '观看回放',
    },
  },
  reason: '原因：{{reason}}',
  schedule: {
    title: '日程',
    beijing: '北京时间',
    yours: '您的时间',
    none: '日程待公布。',
  },
  access: {
    title: '参会信息',
    masked: '报名成功后显示',
    maskedValue: '报名成功后显示',
    online: '线上地址',
    link: '链接',
    password: '密码',
    venue: '会场地址',
    dialIn: '拨入号码',
    copy: '复制',
    copyNamed: '复制：{{name}}',
    copied: '已复制',
    opensNew: '在新标签页打开',
  },
  rules: {
    title: '会议规则',
    entry: '会议室于开始前 {{minutes}} 分钟开放。',
    audition: '前 {{minutes}} 分钟可免费试听。',
    removal: '未付费者在开始 {{minutes}} 分钟后离开会议室。',
    experts: '最多 {{count}} 位嘉宾发言。',
    recording: '录制满 {{minutes}} 分钟后自动停止。',
  },
  files: {
    title: '文件',
    open: '打开',
    openNamed: '打开{{name}}',
    locked: '报名后可看',
    none: '暂无文件',
  },
};
