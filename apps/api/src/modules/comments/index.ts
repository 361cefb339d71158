export { addComment, commentsOf, withdrawComment } from './comments.ts';
export type { CommentRow, CommentSubject } from './comments.ts';
