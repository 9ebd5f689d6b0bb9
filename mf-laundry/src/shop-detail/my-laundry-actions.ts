import { endpoints, type ShopDetail } from '@dongne/contract';
import { popups, send, toApiError } from '@dongne/platform';

type RegistrableShop = Pick<ShopDetail, 'id' | 'coversMe'>;

/**
 * Registers the shop, with a confirmation when the shop does not come; product specification §4 and §8. Refusals are
 * shown, not thrown.
 */
export const registerAsMine = async (shop: RegistrableShop): Promise<void> => {
  if (shop.coversMe === false && (await isRefused(NOT_COVERED))) return;
  try {
    await send(endpoints.registerMyLaundry, { body: { laundryId: shop.id } });
    popups.toast('내 세탁소로 등록했어요');
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.code === 'ALREADY_EXISTS') await changeToMine(shop);
    else popups.toast(error.sentence, { tone: 'error' });
  }
};

const NOT_COVERED = '이 세탁소는 고객님 위치에 수거·배송을 지원하지 않아요. 내 세탁소로 등록할까요?';

const isRefused = async (message: string): Promise<boolean> => (await popups.confirm({ message })) === 'N';

/** Replaces the registered shop of the same division after a confirmation, in one atomic call. */
const changeToMine = async (shop: RegistrableShop): Promise<void> => {
  if (await isRefused('이미 등록된 세탁소가 있어요. 변경할까요?')) return;
  try {
    await send(endpoints.registerMyLaundry, { body: { laundryId: shop.id, replace: true } });
    popups.toast('내 세탁소를 변경했어요');
  } catch (thrown) {
    popups.toast(toApiError(thrown).sentence, { tone: 'error' });
  }
};
