import { popups, returnTo } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What follows a change of address: everything that hangs on it is asked again, a toast, and the way back (`returnUrl`). */
export const useAddressChanged = (): (() => void) => {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  return () => {
    // The address itself and Home (product specification §7), and with them every list of shops, their distances and slots.
    void queryClient.invalidateQueries();
    popups.toast('주소 변경이 완료되었어요');
    void navigate(returnTo(query.get('returnUrl')), { replace: true });
  };
};
