import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { OfflineCloudPicture } from '../pictures/offline-cloud-picture';
import { EmptyState } from './empty-state';

export interface ErrorStateProps {
  /** One sentence: what failed. */
  readonly message: string;
  readonly text?: ReactNode;
  /** Retries; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryText?: string;
  readonly pending?: boolean | undefined;
  readonly picture?: ReactNode;
}

/** Error in place of a part of a page, with a retry. For a temporary failure use a toast. */
export function ErrorState(props: ErrorStateProps) {
  const { message, text, onRetry, retryText = '다시 시도', pending, picture = <OfflineCloudPicture /> } = props;
  return (
    <div role="alert">
      <EmptyState
        picture={picture}
        title={message}
        text={text}
        action={
          onRetry && (
            <Button size="small" tone="secondary" pending={pending} onClick={onRetry}>
              {retryText}
            </Button>
          )
        }
      />
    </div>
  );
}
