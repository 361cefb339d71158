import type { Translated } from '../../createTranslate.ts';
import type { uiEditor as source } from '../en/uiEditor.ts';

export const uiEditor: Translated<typeof source> = {
  tools: {
    label: '格式',
    bold: '加粗',
    italic: '斜体',
    heading2: '标题',
    heading3: '次级标题',
    heading4: '小标题',
    bullets: '项目符号列表',
    numbers: '编号列表',
    indent: '增加缩进',
    outdent: '减少缩进',
    quote: '引用',
    link: '链接',
    image: '图片',
    paywall: '付费部分',
    undo: '撤销',
    redo: '重做',
    withKeys: '{{tool}}（{{keys}}）',
    keys: '按 Alt 加 F10 进入格式栏，按 Esc 返回正文。',
  },
  link: {
    label: '链接',
    address: '地址',
    wrong: '请填写完整地址，例如 https://example.com。',
    save: '保存',
    remove: '移除链接',
  },
  image: {
    label: '图片',
    alt: '替代文字',
    altHint: '读给看不到图片的读者。',
    caption: '图注',
    remove: '移除图片',
    uploading: '{{name}}：上传中',
    failed: '{{name}} 未能上传。',
    leaveOut: '不再添加',
    refused: '{{name}}：{{why}}',
    lostOne: '有 1 张图片未能粘贴，请用“图片”按钮添加。',
    lost: '有 {{count}} 张图片未能粘贴，请用“图片”按钮添加。',
  },
  paywall: {
    sign: '以下内容付费后可读',
  },
  words: {
    count: '字数：{{count}}',
    least: '字数：{{count}}，至少 {{least}}',
    enough: '字数已达到要求。',
  },
  unknown: {
    title: '此处无法编辑这篇正文',
    text: '正文含有本页尚不支持的内容，未作任何改动。请重新加载页面。',
  },
};
