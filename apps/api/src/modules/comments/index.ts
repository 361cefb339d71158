import { noticesOf } from '#modules/notices/index.ts';
import { defineModule } from '#platform/module/defineModule.ts';
import { keepRows } from '#platform/ownData/OwnData.ts';
import { COMMENT } from './comments.ts';
import { comments as table } from './tables.ts';

export { addComment, COMMENT, commentsOf, withdrawComment } from './comments.ts';
export type { CommentRow, CommentSubject } from './comments.ts';

export const comments = defineModule({
  name: 'comments',
  notifications: noticesOf('replies', ['commentReplied']),
  auditSubjects: [{ type: COMMENT, id: table.id, name: table.body }],
  ownData: [keepRows(table.userId)],
});
