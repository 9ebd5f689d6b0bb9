import type { ShopDetail } from '@dongne/contract';
import { popups, toApiError } from '@dongne/platform';
import { fetchMain, registerMyLaundry, removeMyLaundry } from './shop-detail-api';

type RegistrableShop = Pick<ShopDetail, 'id' | 'division' | 'coversMe'>;

/**
 * Registers the shop, asking first where something speaks against it; product specification §4 and §8.
 *
 * @returns whether anything has changed. Refusals are shown, not thrown.
 */
export const registerAsMine = async (shop: RegistrableShop): Promise<boolean> => {
  if (shop.coversMe === false && (await isRefused(NOT_COVERED))) return false;
  try {
    await registerMyLaundry(shop.id);
    popups.toast('내 세탁소로 등록했어요');
    return true;
  } catch (thrown) {
    const error = toApiError(thrown);
    if (error.code === 'ALREADY_EXISTS') return changeMine(shop);
    popups.toast(error.sentence, { tone: 'error' });
    return false;
  }
};

const NOT_COVERED = '이 세탁소는 고객님 위치에 수거·배송을 지원하지 않아요. 내 세탁소로 등록할까요?';

const isRefused = async (message: string): Promise<boolean> => (await popups.confirm({ message })) === 'N';

/** Another shop of the division is registered: it makes way when the customer says so. */
const changeMine = async (shop: RegistrableShop): Promise<boolean> => {
  if (await isRefused('이미 등록된 세탁소가 있어요. 변경할까요?')) return false;
  return shown(async () => {
    const { myLaundry, myDailyLaundry } = await fetchMain();
    const old = shop.division === 'DAILY' ? myDailyLaundry : myLaundry;
    if (old !== null) await removeMyLaundry(old.id);
    await registerMyLaundry(shop.id);
    popups.toast('내 세탁소를 변경했어요');
  });
};

const shown = async (work: () => Promise<void>): Promise<boolean> => {
  try {
    await work();
    return true;
  } catch (thrown) {
    popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    return false;
  }
};
