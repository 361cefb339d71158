import { defineRoutes } from '../route.ts';

export const articleRoutes = defineRoutes({
  getArticles: {
    method: 'GET',
    path: '/articles',
    access: 'anyone',
    isSharedByVisitors: true,
    list: true,
    summary: 'List research, newest first',
  },
  getArticle: {
    method: 'GET',
    path: '/articles/:id',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'Get an article: in full for entitled readers, otherwise its free part',
  },
  postArticleView: {
    method: 'POST',
    path: '/articles/:id/view',
    access: 'anyone',
    summary: 'Count a view, once per user and day',
  },
  putArticleReaction: {
    method: 'PUT',
    path: '/articles/:id/reaction',
    access: 'user',
    summary: 'Like an article, dislike it with reasons, or remove the reaction',
  },
  getArticleComments: {
    method: 'GET',
    path: '/articles/:id/comments',
    access: 'anyone',
    list: true,
    summary: 'List comments, newest first',
  },
  postArticleComment: {
    method: 'POST',
    path: '/articles/:id/comments',
    // Visitors get `loginBeforeComment`, not the plain 401 (platform §8).
    access: 'anyone',
    idempotent: true,
    isLimited: true,
    summary: 'Post a comment on an article',
  },
  deleteArticleComment: {
    method: 'DELETE',
    path: '/articles/:id/comments/:comment_id',
    access: 'user',
    summary: 'Delete the user’s own comment',
  },
});
