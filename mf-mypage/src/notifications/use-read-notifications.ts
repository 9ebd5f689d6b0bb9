import { endpoints, type BodyOf } from '@dongne/contract';
import { refresh, send } from '@dongne/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Marks notifications as read; list and bell count follow. A failure must not block navigation. */
export const useReadNotifications = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof endpoints.readNotifications>) => send(endpoints.readNotifications, { body }),
    onSuccess: () => refresh(queries, endpoints.NOTIFICATIONS),
  });
};
