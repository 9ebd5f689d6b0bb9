import { BRAND, endpoints, formatFullDay, type Alarm } from '@dongne/contract';
import { popups, queryOf, refresh, send, toApiError, serverNow } from '@dongne/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Wanted = Partial<Pick<Alarm, 'order' | 'marketing' | 'night'>>;

const bodyOf = ({ order, marketing, night }: Alarm, wanted: Wanted) => {
  const body = { order, marketing, night, ...wanted };
  return { ...body, night: body.marketing && body.night };
};

/** Receipt of a given or revoked consent with sender, date and content; network act §50-7. */
const receiptOf = (before: Alarm, after: Alarm): string | undefined => {
  const today = formatFullDay(serverNow());
  const said = (what: string, isOn: boolean): string =>
    `${today} ${BRAND.name} ${what} 수신${isOn ? '에 동의했어요' : ' 동의를 철회했어요'}`;
  if (before.marketing !== after.marketing) return said('혜택·이벤트 알림', after.marketing);
  if (before.night !== after.night) return said('야간 혜택 알림', after.night);
  return undefined;
};

/** Changes one alarm at a time, optimistically, with a rollback after a refusal. */
export const useChangeAlarm = (alarm: Alarm) => {
  const queries = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wanted: Wanted) => send(endpoints.changeAlarm, { body: bodyOf(alarm, wanted) }),
    onSuccess: (changed) => {
      queries.setQueryData(queryOf(endpoints.alarm).queryKey, changed);
      const receipt = receiptOf(alarm, changed);
      if (receipt !== undefined) popups.toast(receipt);
      return refresh(queries, endpoints.member.path);
    },
    onError: (error) => popups.toast(toApiError(error).sentence),
  });
  return {
    shown: isPending ? { ...alarm, ...bodyOf(alarm, variables) } : alarm,
    // Ignores parallel changes: each request would send the other alarm's old value.
    change: (wanted: Wanted): void => {
      if (!isPending) mutate(wanted);
    },
  };
};
