import type { Fault } from '../src/faults/Fault.ts';

export const faults: readonly Fault[] = [
  {
    name: 'unused-export',
    file: 'apps/api/src/platform/database/retryPauseMs.ts',
    find: '/** Maximum pause before the first retry',
    replace:
      '/** Used nowhere. */\nexport const PAUSES = 2;\n\n/** Maximum pause before the first retry',
    level: 'static',
    only: 'unused',
  },
  {
    name: 'index-past-a-module-boundary',
    file: 'apps/api/src/modules/cards/packTexts.ts',
    find: "import type { LocalizedText } from '#modules/products/index.ts';",
    replace: "import type { LocalizedText } from '#modules/products/Product.ts';",
    level: 'static',
    only: 'imports',
  },
  {
    name: 'type-error',
    file: 'packages/i18n/src/locale.ts',
    find: "locale === 'en' ? 'en' : 'sc'",
    replace: "locale === 'en' ? 'en' : 'cs'",
    level: 'static',
    only: 'types',
  },
  {
    name: 'floating-promise',
    file: 'apps/api/src/modules/orders/refundOrder.ts',
    find: '  await revokeEntitlement(tx, orderId, now);',
    replace: '  revokeEntitlement(tx, orderId, now);',
    level: 'static',
    only: 'types',
  },
  {
    name: 'unformatted',
    file: 'packages/i18n/src/locale.ts',
    find: "export type Locale = 'zh-CN' | 'en';",
    replace: 'export type Locale = "zh-CN" | "en";',
    level: 'static',
    only: 'format',
  },
  {
    name: 'text-key-missing-in-one-language',
    file: 'packages/i18n/src/messages/zh-CN/attendance.ts',
    find: "      subject: '报名成功：{{title}}',\n",
    replace: '',
    level: 'static',
    only: 'types',
  },
];
