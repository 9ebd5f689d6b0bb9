import { useMutation, useQueryClient } from '@tanstack/react-query';
import { readNotifications } from './notification-api';

/** Marks notifications as read; the list and the bell's count follow. A mark that fails is no reason to stop anybody. */
export const useReadNotifications = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: readNotifications,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['notification'] }),
  });
};
