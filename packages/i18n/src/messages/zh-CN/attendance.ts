import type { Translated } from '../../createTranslate.ts';
import type { attendance as source } from '../en/attendance.ts';

export const attendance: Translated<typeof source> = {
  mail: {
    registered: {
      subject: '报名成功：{{title}}',
      text: '您已成功报名《{{title}}》，北京时间 {{time}}。参会地址见活动页，打开附件即可加入日历。',
    },
    pending: {
      subject: '报名尚未确认：{{title}}',
      text: '您申请参加《{{title}}》，北京时间 {{time}}。报名已保存，但 Rostra 讲坛暂时无法确认报名；确认后方可参会。',
    },
    prepending: {
      subject: '报名还差一步：{{title}}',
      text: '您申请参加《{{title}}》，北京时间 {{time}}。请在活动页完成最后一步。',
    },
    canceled: {
      subject: '报名已取消：{{title}}',
      text: '您对《{{title}}》（北京时间 {{time}}）的报名已取消。',
    },
    refunded: {
      subject: '报名已取消：{{title}}',
      text: '您对《{{title}}》（北京时间 {{time}}）的报名已取消，款项已按原路退回。',
    },
    eventCanceled: {
      subject: '活动已取消：{{title}}',
      text: '《{{title}}》（北京时间 {{time}}）已取消：{{reason}}',
    },
    eventCanceledRefunded: {
      subject: '活动已取消：{{title}}',
      text: '《{{title}}》（北京时间 {{time}}）已取消，已付款项已全额退回。原因：{{reason}}',
    },
    neverStarted: {
      subject: '会议未举行：{{title}}',
      text: '《{{title}}》（北京时间 {{time}}）未举行，您的报名已结束。',
    },
    when: '时间：北京时间 {{start}} 至 {{end}}',
    where: '地点：{{address}}',
    whereOnline: '地点：线上，请由活动页进入',
    whereLater: '地点：报名确认后显示在活动页',
    event: '活动页：{{url}}',
    cancel: '如需取消，请在活动页选择“取消报名”。',
    cancelPaid:
      '如需取消，请在活动页选择“取消报名”。北京时间 {{until}} 前取消可全额退款，此后不退。',
    cancelLate: '如需取消，请在活动页选择“取消报名”。全额退款已于北京时间 {{until}} 截止。',
    neverStartedRefunded: {
      subject: '会议未举行：{{title}}',
      text: '《{{title}}》（北京时间 {{time}}）未举行，已付款项已全额退回。',
    },
  },
  report: {
    name: '姓名',
    nickname: '昵称',
    organization: '机构',
    role: '角色',
    joined: '进入时间',
    left: '离开时间',
    seconds: '时长（秒）',
    ofPerson: '个人总时长（秒）',
    ofOrganization: '机构总时长（秒）',
    roles: {
      broadcaster: '主持人',
      expert: '嘉宾',
      audience: '观众',
      staff: '工作人员',
    },
  },
  calendar: {
    details: '详情：{{url}}',
    password: '密码：{{password}}',
  },
};
