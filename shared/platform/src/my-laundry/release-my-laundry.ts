import { endpoints } from '@dongne/contract';
import { toApiError } from '../http/api-error';
import { send } from '../http/call';
import { popups } from '../popups/popups';

/**
 * Releases my laundry and confirms it in a toast; product specification §8. Used on Home and on the shop's page. A
 * refusal is shown, not thrown.
 */
export const releaseMyLaundry = async (laundryId: number): Promise<void> => {
  try {
    await send(endpoints.removeMyLaundry, { body: { laundryId } });
    popups.toast('내 세탁소를 해제했어요');
  } catch (thrown) {
    popups.toast(toApiError(thrown).sentence, { tone: 'error' });
  }
};
