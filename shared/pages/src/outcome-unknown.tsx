import { Notice } from '@dongne/ui';

/** Stands in place of a payment's outcome while it is not known whether the payment was made. */
export const OutcomeUnknown = () => (
  <div role="status">
    <Notice tone="brand">결제 결과를 아직 확인하지 못했어요. 확인하고 있어요.</Notice>
  </div>
);
