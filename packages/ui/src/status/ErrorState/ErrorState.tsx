import type { ReactNode } from 'react';
import { Button } from '../../actions/Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { useText } from '../../foundations/TextProvider/index.ts';
import { rootProps } from '../../rootProps.ts';
import type { RootProps } from '../../rootProps.ts';

export interface ErrorStateProps extends RootProps {
  /** The problem. @default the library's "Couldn’t load this" */
  title?: string | undefined;
  /** The fix. @default the library's "Check your connection and try again." */
  children?: ReactNode;
  /** Retries; without it there is no button. */
  onRetry?: (() => void) | undefined;
  /** A retry is running; the button ignores presses. @default false */
  isRetrying?: boolean | undefined;
}

/** Replaces a part of the page that did not load, with the problem, the fix and a retry button. */
export function ErrorState({
  title,
  children,
  onRetry,
  isRetrying = false,
  ...root
}: ErrorStateProps) {
  const t = useText();
  return (
    <div {...rootProps(root)} role="alert">
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
