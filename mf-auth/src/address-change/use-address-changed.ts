import { popups, returnTo } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** Handles a changed address: invalidates dependent queries, shows a toast and goes back (`returnUrl`). */
export const useAddressChanged = (): (() => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    // Invalidates address, Home (product specification §7), shop lists, distances and slots.
    void queryClient.invalidateQueries();
    popups.toast('주소 변경이 완료되었어요');
    void navigate(returnTo(query.get('returnUrl')), { replace: true });
  };
};
