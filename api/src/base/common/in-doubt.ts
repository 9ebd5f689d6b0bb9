/** States of a payment or refund that was sent and has no answer yet: it is asked about, never sent as a new one. */
export const IN_DOUBT = ['sent', 'unknown'] as const;

/** Whether a payment or refund has no answer yet. */
export const isInDoubt = (state: string): boolean => IN_DOUBT.some((each) => each === state);
