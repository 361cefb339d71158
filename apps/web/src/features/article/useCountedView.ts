import { useEffect } from 'react';
import { useServices } from '../../app/ServicesContext.tsx';

/** Counts a view once the article is shown; a failure is of no concern to the reader (CONT-20). */
export function useCountedView(id: string): void {
  const { client } = useServices();
  useEffect(() => {
    client.call('postArticleView', { params: { id }, silent: true }).catch(() => undefined);
  }, [client, id]);
}
