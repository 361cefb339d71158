import type { Translated } from '../../createTranslate.ts';
import type { uiOnDemand as source } from '../en/uiOnDemand.ts';

export const uiOnDemand: Translated<typeof source> = {
  breadcrumbs: {
    label: '当前位置',
  },
  date: {
    open: '{{label}}：打开日历',
    previousMonth: '上一月',
    nextMonth: '下一月',
    previousYear: '上一年',
    nextYear: '下一年',
    today: '{{day}}，今天',
    wrong: '请按此格式填写日期：{{example}}。',
    early: '不能早于{{limit}}，请另选。',
    late: '不能晚于{{limit}}，请另选。',
    unavailable: '这一天不可选，请另选日期。',
    time: '时间',
    wrongTime: '请按此格式填写时间：14:30。',
    gap: '当天时钟拨快，没有 {{time}} 这个时刻，请另选时间。',
    twice: '当天时钟拨慢，{{time}} 会出现两次。',
    first: '第一次（{{offset}}）',
    second: '第二次（{{offset}}）',
    zone: '{{zone}}（{{offset}}）',
  },
  list: {
    loaded: '又加载了 {{count}} 项',
    end: '已全部显示。',
  },
  tags: {
    count: '{{count}}/{{most}}',
    added: '已添加：{{tags}}',
    removed: '已移除：{{tags}}',
    twice: '“{{tag}}”已存在。',
    tooLong: '“{{tag}}”超过 {{most}} 个字，请缩短。',
    full: '最多 {{most}} 个，请先移除一个。',
  },
};
