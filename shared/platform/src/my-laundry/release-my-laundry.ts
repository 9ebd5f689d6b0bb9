import { http } from '../http/http';
import { toApiError } from '../http/api-error';
import { popups } from '../popups/popups';

/**
 * Takes the registration of my laundry back and says so; product specification §8. Home and the shop's page offer it.
 *
 * @returns whether anything has changed. A refusal is shown, not thrown.
 */
export const releaseMyLaundry = async (laundryId: number): Promise<boolean> => {
  try {
    await http.put('/laundry/myLaundry/remove', { laundryId });
    popups.toast('내 세탁소를 해제했어요');
    return true;
  } catch (thrown) {
    popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    return false;
  }
};
