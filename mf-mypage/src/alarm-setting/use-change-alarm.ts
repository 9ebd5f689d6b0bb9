import { BRAND, endpoints, formatFullDay, type Alarm } from '@dongne/contract';
import { popups, queryOf, refresh, send, toApiError, serverNow } from '@dongne/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

type Wanted = Partial<Pick<Alarm, 'order' | 'marketing' | 'night'>>;

const bodyOf = ({ order, marketing, night }: Alarm, wanted: Wanted) => {
  const body = { order, marketing, night, ...wanted };
  return { ...body, night: body.marketing && body.night };
};

/** Whoever consents, or takes it back, is told by whom, what and when; the law on networks §50-7. */
const receiptOf = (before: Alarm, after: Alarm): string | undefined => {
  const today = formatFullDay(serverNow());
  const said = (what: string, isOn: boolean): string =>
    `${today} ${BRAND.name} ${what} 수신${isOn ? '에 동의했어요' : ' 동의를 철회했어요'}`;
  if (before.marketing !== after.marketing) return said('혜택·이벤트 알림', after.marketing);
  if (before.night !== after.night) return said('야간 혜택 알림', after.night);
  return undefined;
};

/** Switches one alarm at a time: at once on the screen, and back where the server has not taken it. */
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
    // Two switches at once would each send the other as it was.
    change: (wanted: Wanted): void => {
      if (!isPending) mutate(wanted);
    },
  };
};
