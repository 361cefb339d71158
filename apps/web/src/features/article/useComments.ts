import type { ArticleComment, CommentsProps } from '@rostra/ui/ArticleView';
import { useLocation } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useInfiniteQuery } from '../../data/useInfiniteQuery.ts';
import { useDraft } from '../../forms/useDraft.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { loginPath } from '../../navigation/returnAddress.ts';
import { useToast } from '../../overlay/useToast.ts';
import { useUser } from '../../session/useUser.ts';

/** Returns the comments of an article, and the reader's acts on them (ERR-13). */
export function useComments(id: string): Omit<CommentsProps, 't' | 'now'> {
  const t = useText();
  const name = useLocalized();
  const toast = useToast();
  const { user } = useUser();
  const location = useLocation();
  const list = useInfiniteQuery('getArticleComments', { params: { id } });
  const { draft, change, discard } = useDraft(`comment.${id}`, { body: '' });
  const send = useMutation('postArticleComment', { refreshes: ['getArticleComments'] });
  const remove = useMutation('deleteArticleComment', { refreshes: ['getArticleComments'] });
  return {
    comments: list.rows.map((row): ArticleComment => ({
      id: row.id,
      body: row.body,
      authorName: name(row.author) || row.author.name,
      createdAt: new Date(row.created_at),
      isMine: row.mine,
    })),
    total: list.total ?? 0,
    state: list.error ? 'error' : list.isLoading ? 'loading' : 'ready',
    loginHref: user === null ? loginPath(location) : undefined,
    draft: draft.body,
    onDraftChange: (body) => change({ body }),
    onSend: async (body) => {
      if (!(await send.mutate({ params: { id }, body: { body } }))) return;
      discard();
      toast.success(t('article.comments.sent'));
    },
    onRemove: (commentId) => {
      void remove.mutate({ params: { id, comment_id: commentId } }).then((removed) => {
        if (removed) toast.success(t('article.comments.removed'));
      });
    },
    onMore: list.hasMore ? list.loadMore : undefined,
    onRetry: () => void list.reload(),
  };
}
