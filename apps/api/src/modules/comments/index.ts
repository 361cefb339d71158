import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { comments as table } from './tables.ts';

export { addComment, commentsOf, withdrawComment } from './comments.ts';
export type { CommentRow, CommentSubject } from './comments.ts';

export const comments = defineModule({
  name: 'comments',
  notifications: noticesOf('replies', ['commentReplied']),
  auditSubjects: [{ type: 'Comment', id: table.id, name: table.body }],
  ownData: [keepRows(table.userId)],
});
