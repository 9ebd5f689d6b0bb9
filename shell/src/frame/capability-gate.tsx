import { endpoints } from '@dongne/contract';
import { queryOf, runtime, useCapabilities, type Capability } from '@dongne/platform';
import { Suspense, type ReactNode } from 'react';
import { ErrorState } from '@dongne/ui';
import { lazyPart } from '../lazy-part';

interface CapabilityGateProps {
  /** Capability that the route needs; `undefined` for none. */
  readonly needs: Capability | undefined;
  readonly children: ReactNode;
}

/** Guards a page that a partner programme may exclude and shows a message instead. */
export const CapabilityGate = ({ needs, children }: CapabilityGateProps) =>
  needs === undefined ? children : <Gate needs={needs}>{children}</Gate>;

const ExcludedPage = lazyPart(
  () => import('./excluded-page').then((m) => m.ExcludedPage),
  () => <ErrorState message="지금은 이용할 수 없는 메뉴예요" />,
);

const askAgain = (): void => void runtime().queryClient.resetQueries(queryOf(endpoints.partnerProgrammes));

const Gate = ({ needs, children }: { needs: Capability; children: ReactNode }) => {
  const { state, can } = useCapabilities();
  // An excluded page must not flash before the programme is known.
  if (state === 'loading') return null;
  if (state === 'failed') return <ErrorState message="데이터를 불러오지 못했어요" onRetry={askAgain} />;
  // Not `!can[…]`: the registry may name a capability that this shell does not know.
  if (can[needs] !== false) return children;
  return (
    <Suspense>
      <ExcludedPage />
    </Suspense>
  );
};
