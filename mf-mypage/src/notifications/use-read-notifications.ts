import { endpoints, type BodyOf } from '@dongne/contract';
import { refresh, send } from '@dongne/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Marks notifications as read; the list and the bell's count follow. A mark that fails is no reason to stop anybody. */
export const useReadNotifications = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof endpoints.readNotifications>) => send(endpoints.readNotifications, { body }),
    onSuccess: () => refresh(queries, endpoints.NOTIFICATIONS),
  });
};
