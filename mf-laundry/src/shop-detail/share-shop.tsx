import type { ShopDetail } from '@dongne/contract';
import { popups } from '@dongne/platform';
import { Button } from '@dongne/ui';
import { Share2 } from 'lucide-react';
import { laundryPaths } from '../paths';

/** Hands the shop's address on by what the device has for that, else by copying it. */
const share = async (title: string, url: string): Promise<void> => {
  try {
    if (Reflect.has(navigator, 'share')) return await navigator.share({ title, url });
    await navigator.clipboard.writeText(url);
    popups.toast('세탁소 주소를 복사했어요');
  } catch (thrown) {
    // Closed without choosing anybody.
    if (thrown instanceof DOMException && thrown.name === 'AbortError') return;
    popups.toast(`공유하지 못했어요. ${url}`, { tone: 'error' });
  }
};

/** 공유하기: the shop alone, without what was counted or which tab is open. */
export const ShareShop = ({ shop: { id, laundryName } }: { shop: ShopDetail }) => (
  <Button
    size="small"
    tone="ghost"
    icon={<Share2 size={18} aria-hidden="true" />}
    onClick={() => void share(laundryName, new URL(laundryPaths.detail(id), window.location.origin).href)}
  >
    공유하기
  </Button>
);
