import type { ReactNode } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { useText } from '../TextProvider/index.ts';

export interface ErrorStateProps {
  /** What happened. @default the library's "This did not load" */
  title?: string | undefined;
  /** What to do. @default the library's "Check your connection, then try again." */
  children?: ReactNode;
  /** Loads again; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** It loads again: the button does not act twice. @default false */
  isRetrying?: boolean | undefined;
}

/** A part of the page that did not load: what happened, what to do, and a button that does it. */
export function ErrorState({ title, children, onRetry, isRetrying = false }: ErrorStateProps) {
  const t = useText();
  return (
    <div role="alert">
      <EmptyState
        title={title ?? t('error.title')}
        actions={
          onRetry && (
            <Button emphasis="outline" tone="neutral" onPress={onRetry} isPending={isRetrying}>
              {t('common.retry')}
            </Button>
          )
        }
      >
        {children ?? t('error.text')}
      </EmptyState>
    </div>
  );
}
