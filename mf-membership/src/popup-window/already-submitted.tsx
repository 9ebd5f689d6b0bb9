import { Button, EmptyState } from '@dongne/ui';
import { Navigate } from 'react-router-dom';

/** Whether this window has an opener. */
export const hasOpener = (): boolean => Boolean(window.opener);

/** Whether the window is the app's own tab: after a redirect, or without an opener to notify. */
export const isInOwnTab = (query: URLSearchParams): boolean => query.has('redirect') || !hasOpener();

/** State on return from the provider: does not submit the form again, and continues the app in its own tab. */
export const AlreadySubmitted = ({
  appPath,
  isRedirect,
}: {
  readonly appPath: string;
  readonly isRedirect: boolean;
}) =>
  isRedirect ? (
    <Navigate to={appPath} replace />
  ) : (
    <EmptyState
      title="결제사 창에서 돌아왔어요"
      text="이 창을 닫고 결과를 확인해 주세요."
      action={
        <Button size="small" tone="secondary" onClick={() => window.close()}>
          창 닫기
        </Button>
      }
    />
  );
