import type { Translated } from '../../createTranslate.ts';
import type { money as source } from '../en/money.ts';

export const money: Translated<typeof source> = {
  info: {
    topup: '银行转账充值',
    topup_gift: '充值赠送',
    purchase: '购买：{{title}}',
    refund: '退款：{{title}}',
    vip: 'VIP：{{title}}',
    ppv_pack: '次卡：{{title}}',
    invite_reward: '邀请奖励',
    adjust: '客服调整',
  },
  failure: {
    busy: '系统繁忙',
    expired: '订单已过期',
  },
  vipPlan: {
    p1: { name: 'VIP 会员' },
    p2: { name: 'VIP 高级会员' },
    summary: '有效期 {{days}} 天。{{rights}}。',
    and: '；',
  },
  vipRight: {
    articles: '免费阅读 VIP 文章',
    meetings: '免费参加 VIP 会议',
    plusArticles: '免费阅读全部 VIP 文章，含高级会员专享',
    service: '专属客服联系人',
  },
  ppvPack: {
    p1: { name: '文章五次卡', summary: '可解锁五篇文章，购买后立即可用' },
    p2: { name: '文章五次卡（3 天后可用）', summary: '可解锁五篇文章，购买 3 天后可用' },
    p3: { name: '文章与直播五次卡', summary: '可解锁五篇文章或直播会议，共五次' },
  },
  remindTip: '开售、价格变动或即将开始时，我们会通知您。',
  demoBank: { holder: 'Rostra 演示有限公司', bank: '演示银行（非真实账户）' },
  mail: {
    orderPaid: {
      subject: 'Rostra 讲坛购买确认',
      text: '您已购买《{{title}}》，共 {{coins}}。请保存此邮件作为付款记录。',
    },
    orderPaidByCard: {
      subject: '您的次卡已使用',
      text: '您已用次卡解锁《{{title}}》。请保存此邮件作为使用记录。',
    },
    orderRefunded: {
      subject: '付款已退回',
      text: '《{{title}}》：各部分付款已按原路退回。',
    },
    kind: {
      Article: '类型：文章',
      meeting: '类型：会议',
      VipPlan: '类型：VIP 会员',
      PpvPack: '类型：次卡',
    },
    record: {
      item: '商品：{{title}}',
      amount: '金额：{{coins}}（约 {{yuan}}）',
      gift: '赠送余额支付：{{coins}}',
      balance: '充值余额支付：{{coins}}',
      card: '支付方式：次卡一次',
      payer: '付款方：{{payer}}',
      order: '订单号：{{order}}',
      paid: '支付时间：北京时间 {{time}}',
      refunded: '退款时间：北京时间 {{time}}',
      buyer: '购买人：{{buyer}}',
      link: '查看商品：{{url}}',
      orders: '我的订单：{{url}}',
      giftAdded: '赠送余额：{{coins}}',
      reference: '附言编号：{{reference}}',
      reported: '申报时间：北京时间 {{time}}',
      confirmed: '到账确认：北京时间 {{time}}',
      rejected: '未通过：北京时间 {{time}}',
      holder: '账号持有人：{{holder}}',
      movements: '我的余额：{{url}}',
      refundRule: '退款规则：{{rule}}',
      topupRule: '充值退款请联系客服。赠送余额不可退款，也不可提现。',
    },
    topupConfirmed: {
      subject: '充值已到账',
      text: '已为您的余额增加 {{coins}}。请保存此邮件作为充值记录。',
    },
    topupRejected: {
      subject: '充值未通过',
      text: '您的充值（{{coins}}）未通过：{{reason}}',
    },
  },
};
