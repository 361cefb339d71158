import { pageRoutes } from '@rostra/contract';
import { useEffect } from 'react';
import { sendBareCall } from '../../app/bareCall.ts';

/** Counts a view once the article is shown (CONT-20). */
export function useCountedView(id: string): void {
  useEffect(() => {
    sendBareCall(pageRoutes.postArticleView.path.replace(':id', encodeURIComponent(id)));
  }, [id]);
}
