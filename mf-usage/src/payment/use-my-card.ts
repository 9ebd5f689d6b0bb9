import { endpoints, type PaymentCard } from '@dongne/contract';
import { useCapabilities, useRemote } from '@dongne/platform';

/**
 * The member's card: `null` without one, `unread` after an error, `undefined` while loading and for members who do
 * not pay by card.
 */
export type MyCard = PaymentCard | null | 'unread' | undefined;

/** The card that the member pays with. */
export const useMyCard = (): MyCard => {
  const { can } = useCapabilities();
  const card = useRemote(endpoints.paymentCard, {}, { enabled: can.cardPayment, staleTime: 0 });
  if (!can.cardPayment || card.state === 'loading') return undefined;
  return card.state === 'ready' ? card.value : 'unread';
};
