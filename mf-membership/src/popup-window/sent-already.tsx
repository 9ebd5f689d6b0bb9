import { Button, EmptyState } from '@dongne/ui';
import { Navigate } from 'react-router-dom';

/** Whether there is a tab that this window was opened from. */
export const isOpenedBySomebody = (): boolean => Boolean(window.opener);

/** Whether a window stands in the app's own tab: it was led here, or nobody has opened it who could be told. */
export const isInOwnTab = (query: URLSearchParams): boolean => query.has('redirect') || !isOpenedBySomebody();

/** Somebody has come back from the provider: its form is not sent again, and in the app's own tab the app goes on. */
export const SentAlready = ({ appPath, isRedirect }: { readonly appPath: string; readonly isRedirect: boolean }) =>
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
