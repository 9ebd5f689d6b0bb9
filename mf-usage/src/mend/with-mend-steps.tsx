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
  /** @param isAside a step stands in the form's place; the form stays mounted, with all that is filled in. */
  readonly children: (isAside: boolean) => ReactNode;
}

/** A form with the steps of its mends: pages of their own, which fill in the same form. */
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
