export { addComment, COMMENT, commentsOf, withdrawComment } from './comments.ts';
export type { CommentRow, CommentSubject } from './comments.ts';
