/**
 * States of a payment or refund that was sent but has no response yet: its outcome is queried, it is never sent as a
 * new one.
 */
export const IN_DOUBT = ['sent', 'unknown'] as const;

/** Whether a payment or refund has no response yet. */
export const isInDoubt = (state: string): boolean => IN_DOUBT.some((each) => each === state);
