import { defineRoutes } from '../route.ts';

export const articleRoutes = defineRoutes({
  getArticles: {
    method: 'GET',
    path: '/articles',
    access: 'anyone',
    isSharedByVisitors: true,
    list: true,
    summary: 'Research, newest first',
  },
  getArticle: {
    method: 'GET',
    path: '/articles/:id',
    access: 'anyone',
    isSharedByVisitors: true,
    summary: 'One article: the free part, or all of it for those entitled',
  },
  postArticleView: {
    method: 'POST',
    path: '/articles/:id/view',
    access: 'anyone',
    summary: 'Counts a view, once a user and day',
  },
  putArticleReaction: {
    method: 'PUT',
    path: '/articles/:id/reaction',
    access: 'user',
    summary: 'Likes, dislikes with reasons, or takes it back',
  },
  getArticleComments: {
    method: 'GET',
    path: '/articles/:id/comments',
    access: 'anyone',
    list: true,
    summary: 'Comments, newest first',
  },
  postArticleComment: {
    method: 'POST',
    path: '/articles/:id/comments',
    // Visitors get `loginBeforeComment`, not the plain 401 (platform §8).
    access: 'anyone',
    idempotent: true,
    summary: 'Comments on an article, when logged in',
  },
  deleteArticleComment: {
    method: 'DELETE',
    path: '/articles/:id/comments/:comment_id',
    access: 'user',
    summary: 'Withdraws a comment of the user',
  },
});
