import type { Translated } from '../../createTranslate.ts';
import type { ui as english } from '../en/ui.ts';

/** 组件库自己的文字。 */
export const ui: Translated<typeof english> = {
  common: {
    close: '关闭',
    cancel: '取消',
    confirm: '确定',
    retry: '重试',
    loading: '加载中',
    optional: '（选填）',
    skipToContent: '跳到正文',
    empty: '暂无内容',
    required: '请填写此项。',
  },
  error: {
    title: '加载失败',
    text: '请检查网络后重试。',
  },
  pagination: {
    label: '分页',
    previous: '上一页',
    next: '下一页',
    page: '第 {{page}} 页',
    total: '共 {{total}} 条',
  },
  code: {
    send: '获取验证码',
    resendIn: '{{seconds}} 秒后重发',
  },
  phone: {
    country: '国家或地区代码',
  },
  select: {
    placeholder: '请选择',
    search: '搜索',
    loading: '列表加载中',
    empty: '没有找到',
    failed: '列表加载失败。',
    total: '共 {{total}} 项',
    more: '加载更多',
    clear: '清除选择',
  },
  search: {
    label: '搜索',
    placeholder: '公司、人物、股票代码或主题',
    clear: '清除文字',
    history: '搜索历史',
    clearHistory: '清空历史',
    forget: '移除“{{term}}”',
    suggestions: '搜索建议',
  },
  toast: {
    region: '消息',
    dismiss: '关闭提示',
    repeated: '{{count}} 次',
  },
  table: {
    empty: '暂无记录',
  },
  price: {
    about: '约 {{yuan}}',
    free: '免费',
    was: '原价 {{price}}',
  },
  richText: {
    enlarge: '放大图片',
    enlarged: '大图',
  },
  qr: {
    label: '二维码',
  },
  language: {
    label: '语言',
    en: 'English',
    'zh-CN': '中文',
  },
  leave: {
    title: '离开此页？',
    text: '未保存的信息将会丢失。',
    stay: '留下',
    leave: '离开',
  },
  trend: {
    rise: '上涨',
    fall: '下跌',
    flat: '持平',
    none: '暂无价格',
  },
  paymentPassword: {
    label: '6 位支付密码',
  },
};
