import type { Data } from '@rostra/contract';
import type { ReactionsProps } from '@rostra/ui/ArticleView';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMutation } from '../../data/useMutation.ts';
import { useLocalized, useText } from '../../language/useText.ts';
import { loginPath } from '../../navigation/returnAddress.ts';
import { useToast } from '../../overlay/useToast.ts';
import { useDictionary } from '../../session/useDictionary.ts';
import { useUser } from '../../session/useUser.ts';

type Reaction = Data<'putArticleReaction'>;

/** Returns the likes and dislikes of an article; `latest` is the server's last response. */
export function useReactions(id: string): {
  props: Pick<ReactionsProps, 'reasons' | 'loginHref' | 'isPending' | 'onReact'>;
  latest: Reaction | undefined;
} {
  const t = useText();
  const name = useLocalized();
  const toast = useToast();
  const { user } = useUser();
  const location = useLocation();
  const reasons = useDictionary('dislike_reasons');
  const [latest, setLatest] = useState<{ id: string; answer: Reaction }>();
  const { mutate, isPending } = useMutation('putArticleReaction', { refreshes: ['getArticle'] });
  return {
    latest: latest?.id === id ? latest.answer : undefined,
    props: {
      reasons: reasons.entries.map((entry) => ({ value: entry.value, name: name(entry) })),
      loginHref: user === null ? loginPath(location) : undefined,
      isPending,
      onReact: (reaction, chosen) => {
        void mutate({ params: { id }, body: { reaction, reasons: chosen } }).then((answer) => {
          if (!answer) return;
          setLatest({ id, answer });
          if (reaction === 'dislike') toast.success(t('article.reactions.thanks'));
        });
      },
    },
  };
}
