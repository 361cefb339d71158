import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { comments as table } from './tables.ts';

export { addComment, commentsOf, withdrawComment } from './comments.ts';
export type { CommentRow, CommentSubject } from './comments.ts';

export const comments = defineModule({
  name: 'comments',
  notifications: noticesOf('replies', ['commentReplied']),
  ownData: [keepRows(table.userId)],
});
