import type { Translated } from '../../createTranslate.ts';
import type { mails as source } from '../en/mails.ts';
/** Mails and short messages; see areas/server.ts. */
export const mails: Translated<typeof source> = {
  signature: 'Rostra 讲坛',
  contact: '联系方式：{{contact}}',
  code: {
    login: {
      subject: 'Rostra 登录验证码',
      text: '您的登录验证码是 {{code}}，{{minutes}} 分钟内有效。',
    },
    signup: {
      subject: 'Rostra 注册验证码',
      text: '您的注册验证码是 {{code}}，{{minutes}} 分钟内有效。',
    },
    password_reset: {
      subject: 'Rostra 密码重设验证码',
      text: '您正在设置新密码，验证码是 {{code}}，{{minutes}} 分钟内有效。',
    },
    payment_password: {
      subject: 'Rostra 支付密码验证码',
      text: '您正在设置支付密码，验证码是 {{code}}，{{minutes}} 分钟内有效。',
    },
    ignore: '请勿将验证码告诉他人。如非本人操作，请忽略本消息。',
    sms: '【Rostra 讲坛】验证码 {{code}}，{{minutes}} 分钟内有效，请勿告诉他人。',
  },
  security: {
    passwordReset: {
      subject: 'Rostra 密码已修改',
      text: '您的 Rostra 账号密码已修改，所有设备均已退出登录。如非本人操作，请立即重设密码并联系客服。',
      sms: '【Rostra 讲坛】您的登录密码已修改，所有设备均已退出登录。如非本人操作，请立即重设密码并联系客服。',
    },
    paymentPassword: {
      subject: '支付密码已修改',
      text: '您的 Rostra 账号支付密码已设置或修改。如非本人操作，请重设登录密码并联系客服。',
      sms: '【Rostra 讲坛】您的支付密码已设置或修改。如非本人操作，请重设登录密码并联系客服。',
    },
  },
  withdrawal: {
    subject: '您的 Rostra 账号已注销',
    text: '您的 Rostra 账号已注销，所有设备均已退出登录。{{days}} 天后将清除您的姓名、联系方式、名片和搜索历史。付款记录将保留；您发布的内容会继续显示，但不再显示您的姓名。如系误操作，请在此之前联系客服。',
    sms: '【Rostra 讲坛】您的账号已注销，个人信息将于 {{days}} 天后清除。如系误操作，请在此之前联系客服。',
  },
};
