import type { ReactNode } from 'react';
import { Button } from '../buttons/button';
import { OfflineCloudPicture } from '../pictures/offline-cloud-picture';
import { EmptyState } from './empty-state';

export interface ErrorStateProps {
  /** One sentence: what could not be done. */
  readonly message: string;
  readonly text?: ReactNode;
  /** Tries again; without it there is no button. */
  readonly onRetry?: (() => void) | undefined;
  readonly retryText?: string;
  readonly pending?: boolean | undefined;
  readonly picture?: ReactNode;
}

/** A part of a page that could not be shown, in its place, with a way to try again. For a passing failure use a toast. */
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
