import type { Translated } from '../../createTranslate.ts';
import type { consoles as source } from '../en/consoles.ts';

export const consoles: Translated<typeof source> = {
  staff: { area: '工作人员', title: '工作人员后台' },
  management: { area: '管理中心', title: '活动管理中心' },
  overview: '概览',
  openMenu: '打开菜单',
  closeMenu: '关闭菜单',
  site: '返回网站',
  logOut: '退出登录',
  rights: '您的账号拥有以下权限，对应页面将出现在菜单中。',
  noRights: '您的账号在此暂无任务。',
  right: {
    review: '审核内容、设置文章可见范围、取消活动',
    money: '确认充值、赠送 VIP 试用、办理退款',
    accounts: '注销账号',
    live: '以工作人员身份进入所有会议室，查看全部录制',
    liveControl: '以主持人权限控制所有会议室',
    all: '使用工作人员的全部功能',
    organize: '举办活动',
  },
};
