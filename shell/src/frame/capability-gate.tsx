import { endpoints } from '@dongne/contract';
import { queryOf, runtime, useCapabilities, type Capability } from '@dongne/platform';
import { Suspense, type ReactNode } from 'react';
import { ErrorState } from '@dongne/ui';
import { lazyPart } from '../lazy-part';

interface CapabilityGateProps {
  /** What the route is a part of; `undefined` is for everybody. */
  readonly needs: Capability | undefined;
  readonly children: ReactNode;
}

/** Stands before a page that a partner programme may take away, and says so to those it is not for. */
export const CapabilityGate = ({ needs, children }: CapabilityGateProps) =>
  needs === undefined ? children : <Gate needs={needs}>{children}</Gate>;

const NotForYou = lazyPart(
  () => import('./not-for-you').then((m) => m.NotForYou),
  () => <ErrorState message="지금은 이용할 수 없는 메뉴예요" />,
);

const askAgain = (): void => void runtime().queryClient.resetQueries(queryOf(endpoints.partnerProgrammes));

const Gate = ({ needs, children }: { needs: Capability; children: ReactNode }) => {
  const { state, can } = useCapabilities();
  // A page must not be seen for a moment by somebody it is not for.
  if (state === 'loading') return null;
  if (state === 'failed') return <ErrorState message="데이터를 불러오지 못했어요" onRetry={askAgain} />;
  // Not `!can[…]`: the registry may name a part that this shell does not know.
  if (can[needs] !== false) return children;
  return (
    <Suspense>
      <NotForYou />
    </Suspense>
  );
};
