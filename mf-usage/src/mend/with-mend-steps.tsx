import type { FormView } from '@dongne/pages';
import { lazy, Suspense, type ReactNode } from 'react';
import { PageLoading } from '../common/page-loading';
import { useMendStep } from './mend-paths';
import { mendsLeft, type WashingTerms } from './mend-rules';
import type { MendValues } from './mend-values';

const MendSteps = lazy(() => import('./mend-steps').then((m) => ({ default: m.MendSteps })));

interface WithMendStepsProps {
  readonly form: FormView<MendValues & Pick<WashingTerms, 'hasPremium'>>;
  readonly shop: Pick<WashingTerms, 'prices'>;
  /** @param isAside a step is shown instead of the form, which stays mounted with its state. */
  readonly children: (isAside: boolean) => ReactNode;
}

/** Form with the steps of its mends, which are pages that edit the same form state. */
export const WithMendSteps = ({ form, shop, children }: WithMendStepsProps) => {
  const step = useMendStep();
  return (
    <>
      {children(step !== undefined)}
      {step !== undefined && (
        <Suspense fallback={<PageLoading />}>
          <MendSteps
            step={step}
            form={form}
            left={mendsLeft(form.values)}
            washing={{ prices: shop.prices, hasPremium: form.values.hasPremium }}
          />
        </Suspense>
      )}
    </>
  );
};
