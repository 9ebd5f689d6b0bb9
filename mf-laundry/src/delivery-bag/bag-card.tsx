import { endpoints, formatWon, withQuery } from '@dongne/contract';
import { deliveryBagPaths } from '@dongne/contract/paths';
import { spokenCard, usePaysWithVouchers } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { Button, Notice, Stack } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** Means of payment for a bag with a price: a card, none yet, or no card payment at all. */
export type BagPayer = {
  readonly card: string | null;
  readonly state: 'free' | 'card' | 'noCard' | 'vouchers' | 'loading';
};

/** The first bag of a member is free. */
export const FREE: BagPayer = { card: null, state: 'free' };

/** Card that pays for a bag with a price. */
export const useBagPayer = (): BagPayer => {
  const card = useRemote(endpoints.paymentCard);
  const paysWithVouchers = usePaysWithVouchers();
  if (paysWithVouchers) return { card: null, state: 'vouchers' };
  if (card.state !== 'ready') return { card: null, state: card.state === 'failed' ? 'noCard' : 'loading' };
  if (card.value === null) return { card: null, state: 'noCard' };
  return { card: spokenCard(card.value), state: 'card' };
};

/** Reason why a bag with a price cannot be paid, with a link to solve it. */
export const BagCardNotice = ({ priceWon, payer }: { priceWon: number; payer: BagPayer }) => {
  const costs = `수거백은 두 번째부터 ${formatWon(priceWon)}이에요.`;
  if (payer.state === 'vouchers') return <Notice tone="warning">{costs} 바우처로는 수거백을 결제할 수 없어요.</Notice>;
  return (
    <Stack $gap={3}>
      <Notice tone="warning">{costs} 결제할 카드를 먼저 등록해 주세요.</Notice>
      <Button
        as={Link}
        to={withQuery('/mypage/payment/card', { path: deliveryBagPaths.apply() })}
        tone="secondary"
        fullWidth
      >
        카드 등록하기
      </Button>
    </Stack>
  );
};
