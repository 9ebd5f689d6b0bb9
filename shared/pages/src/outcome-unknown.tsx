import { Notice } from '@dongne/ui';

/** Placeholder for a payment's outcome until it is known. */
export const OutcomeUnknown = () => (
  <div role="status">
    <Notice tone="brand">결제 결과를 아직 확인하지 못했어요. 확인하고 있어요.</Notice>
  </div>
);
