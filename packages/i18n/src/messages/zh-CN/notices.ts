import type { Translated } from '../../createTranslate.ts';
import type { notices as source } from '../en/notices.ts';

export const notices: Translated<typeof source> = {
  welcome: {
    title: '欢迎来到 Rostra 讲坛',
    body: '首页将优先展示您关注的行业和市场。打开本通知即可选择，也可重新选择。',
  },
  passwordReset: {
    title: '您的密码已修改',
    body: '所有设备均已退出登录。如非本人操作，请联系客服。',
  },
  paymentPasswordSet: {
    title: '您的支付密码已设置',
    body: '今后使用余额支付时需填写。如非本人操作，请重设登录密码并联系客服。',
  },
  paymentPassword: {
    title: '您的支付密码已修改',
    body: '如非本人操作，请重设登录密码并联系客服。',
  },
  articlePassed: {
    title: '您的内容已通过审核',
    body: '《{{title}}》已发布。',
  },
  articleRejected: {
    title: '您的内容未通过审核',
    body: '《{{title}}》：{{reason}}',
  },
  commentReplied: {
    title: '{{name}}回复了您的评论',
    body: '《{{title}}》',
  },
  topupConfirmed: {
    title: '充值已到账',
    body: '已为您的余额增加 {{coins}}。',
  },
  topupRejected: {
    title: '充值未通过',
    body: '{{coins}}：{{reason}}',
  },
  orderPaid: {
    title: '购买成功',
    body: '您已购买《{{title}}》。',
  },
  orderRefunded: {
    title: '付款已退回',
    body: '《{{title}}》：各部分付款已按原路退回。',
  },
  vipGranted: {
    title: '您的 VIP 已生效',
    body: '有效期 {{days}} 天。',
  },
  registrationRegistered: {
    title: '报名成功',
    body: '《{{title}}》，北京时间 {{time}}。',
  },
  registrationPending: {
    title: '报名已保存，尚未确认',
    body: '《{{title}}》，北京时间 {{time}}。本站暂时无法确认报名；确认后方可参会。',
  },
  registrationPrepending: {
    title: '报名还差一步',
    body: '《{{title}}》，北京时间 {{time}}。请打开活动页完成。',
  },
  registrationCanceled: {
    title: '报名已取消',
    body: '《{{title}}》，北京时间 {{time}}。',
  },
  registrationRefunded: {
    title: '报名已取消并退款',
    body: '《{{title}}》，北京时间 {{time}}。',
  },
  eventCanceled: {
    title: '您报名的活动已取消',
    body: '《{{title}}》，北京时间 {{time}}：{{reason}}',
  },
  eventCanceledRefunded: {
    title: '您报名的活动已取消',
    body: '《{{title}}》，北京时间 {{time}}。已付款项已全额退回。原因：{{reason}}',
  },
  meetingNeverStarted: {
    title: '您报名的会议未举行',
    body: '《{{title}}》，北京时间 {{time}}，您的报名已结束。',
  },
  meetingNeverStartedRefunded: {
    title: '您报名的会议未举行',
    body: '《{{title}}》，北京时间 {{time}}，已付款项已全额退回。',
  },
  reminderOnSale: {
    title: '已开售',
    body: '《{{title}}》现已开售，价格 {{coins}}。这是您设置的提醒。',
  },
  reminderPriceChanged: {
    title: '价格有变动',
    body: '《{{title}}》现价 {{coins}}。这是您设置的提醒。',
  },
  reminderStarting: {
    title: '即将开始',
    body: '《{{title}}》将于北京时间 {{time}} 开始。这是您设置的提醒。',
  },
};
