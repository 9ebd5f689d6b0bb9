import type { PaymentStatus } from '@dongne/contract';

/** Whether a card was refused for it and the customer has to act. */
export const isUnpaid = (status: PaymentStatus): boolean => status === 'Failed' || status === 'Overdue';
