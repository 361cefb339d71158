import { API_BASE, pageRoutes } from '@rostra/contract';
import { useEffect } from 'react';

const path = (id: string): string =>
  API_BASE + pageRoutes.postArticleView.path.replace(':id', encodeURIComponent(id));

/**
 * Counts a view once the article is shown; a failure is of no concern to the reader (CONT-20). Sent
 * without the API's client: for most readers it would come for this call alone.
 */
export function useCountedView(id: string): void {
  useEffect(() => {
    fetch(path(id), { method: 'POST', keepalive: true })
      // A browser counts a call as under way until its answer is read.
      .then((answer) => answer.text())
      .catch(() => undefined);
  }, [id]);
}
