import type { PaymentCard } from '@dongne/contract';

/** Card of 롯데, registered with KG Inicis. */
export const buildCard = (given: Partial<PaymentCard> = {}): PaymentCard => ({
  id: 1,
  provider: 'INICIS',
  cardName: '롯데',
  maskedNumber: '**** **** **** 1234',
  registeredAt: '2026-03-02T10:00:00+09:00',
  ...given,
});
