import { matrix } from '../../story/matrix.ts';
import { withTexts } from '../../story/withTexts.ts';
import type { StoryText } from '../../story/withTexts.ts';
import type { ConfirmDialogProps } from './ConfirmDialog.tsx';

/** The question of a dialog of each tone: its title, its text and the button that confirms. */
export const questions = {
  brand: [
    ['Pay 38.00 coins for this article?', '支付 38.00 币阅读本文？'],
    ['Articles are non-refundable once opened.', '文章打开后不予退款。'],
    ['Pay 38.00 coins', '支付 38.00 币'],
  ],
  danger: [
    ['Cancel your registration?', '取消报名？'],
    [
      'Another attendee gets your seat. The payment returns to your balance.',
      '席位将释放给其他人，款项退回余额。',
    ],
    ['Cancel registration', '取消报名'],
  ],
} as const satisfies Record<string, readonly [StoryText, StoryText, StoryText]>;

export const confirmDialogStates = withTexts<
  ConfirmDialogProps,
  readonly [StoryText, StoryText, StoryText]
>(
  matrix<ConfirmDialogProps>({
    tone: ['brand', 'danger'],
    isPending: [false, true],
  }),
  'tone',
  questions,
  ([title, text, confirm], localized) => ({
    title: localized(title),
    children: localized(text),
    confirmLabel: localized(confirm),
  }),
);
