import type { Translated } from '../../createTranslate.ts';
import type { issues as english } from '../en/issues.ts';

export const issues: Translated<typeof english> = {
  wrongType: '未填写或类型不对。',
  wrongForm: '格式不对。',
  notOffered: '不在可选范围内。',
  unknownField: '包含无法识别的字段。',
  controlCharacter: '包含不能使用的字符。',
  otherCurrency: '币种不符。',
  tooSmall: '太短或太小，至少为 {{minimum}}。',
  tooBig: '太长或太大，最多为 {{maximum}}。',
  other: '无法接受此内容。',
};
