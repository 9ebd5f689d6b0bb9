import { endpoints, type PaymentCard } from '@dongne/contract';
import { spokenCard, useOnce } from '@dongne/pages';
import { popups, queryOf, send, toApiError } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';

/** Removes the card after a confirmation. @returns the handler of the button, and whether the removal is pending. */
export const useRemoveCard = (card: PaymentCard): readonly [askToRemove: () => Promise<void>, isRemoving: boolean] => {
  const queries = useQueryClient();
  const [remove, isRemoving] = useOnce(async (): Promise<void> => {
    try {
      await send(endpoints.removePaymentCard);
      queries.setQueryData(queryOf(endpoints.paymentCard).queryKey, null);
      popups.toast('카드를 삭제했어요');
    } catch (thrown) {
      await popups.alert({ title: '카드를 삭제하지 못했어요', message: toApiError(thrown).sentence });
    }
  });
  const askToRemove = async (): Promise<void> => {
    const answer = await popups.confirm({
      title: '카드를 삭제할까요?',
      message: `삭제하면 다시 등록할 때까지 이 카드(${spokenCard(card)})를 쓸 수 없어요.`,
      confirmLabel: '삭제하기',
    });
    if (answer === 'Y') await remove();
  };
  return [askToRemove, isRemoving];
};
