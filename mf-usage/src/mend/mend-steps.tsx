import type { FormView } from '@dongne/pages';
import { Button, EmptyState, LaundryBasketPicture, PageBody } from '@dongne/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { MarkStep } from './mark-step';
import type { MendStep } from './mend-paths';
import { MendsStep } from './mends-step';
import type { FormGarment, MendValues } from './mend-values';
import { GarmentStep } from './garment-step';
import { newGarment, type WashingTerms } from './mend-rules';
import { useBackToForm, useMendFlow } from './use-mend-flow';

/** Props of each step: the current garment and how to change it. */
export interface StepProps {
  readonly garment: FormGarment;
  readonly change: (patch: Partial<FormGarment>) => void;
  readonly flow: ReturnType<typeof useMendFlow>;
  /** Number of mends that the request may still have. */
  readonly left: number;
  readonly washing: WashingTerms;
}

interface MendStepsProps {
  readonly step: MendStep;
  readonly form: FormView<MendValues>;
  readonly left: number;
  readonly washing: WashingTerms;
}

/** Steps of registering a garment to mend. */
export const MendSteps = (props: MendStepsProps) => <Step key={props.step} {...props} />;

/** Error when a step opened by a link lacks its input; undefined when nothing is missing. */
const missingAt = (step: MendStep, { clothType, current }: FormGarment): string | undefined => {
  if (step > 1 && clothType === null) return '먼저 옷 종류를 골라 주세요';
  return step === 3 && current === null ? '먼저 무엇을 수선할지 골라 주세요' : undefined;
};

const Step = ({ step, form, left, washing }: MendStepsProps) => {
  const flow = useMendFlow(form);
  useBackToForm();
  const [blank] = useState(newGarment);
  const garment = form.values.mending ?? blank;
  // Evaluates once: finishing a step clears its input just before its page is left.
  const [missing] = useState(() => missingAt(step, garment));
  if (missing !== undefined) return <StepMissing title={missing} to={flow.to(garment.clothType === null ? 1 : 2)} />;
  const change = (patch: Partial<FormGarment>): void => form.change({ mending: { ...garment, ...patch } });
  const props: StepProps = { garment, change, flow, left, washing };
  switch (step) {
    case 1:
      return <GarmentStep {...props} />;
    case 2:
      return garment.clothType === null ? null : <MendsStep {...props} />;
    case 3:
      return <MarkStep {...props} />;
  }
};

const StepMissing = ({ title, to }: { title: string; to: string }) => (
  <PageBody>
    <EmptyState
      picture={<LaundryBasketPicture />}
      title={title}
      action={
        <Button as={Link} to={to} replace size="small" tone="secondary">
          이어서 하기
        </Button>
      }
    />
  </PageBody>
);
