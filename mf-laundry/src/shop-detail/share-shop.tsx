import type { ShopDetail } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { shareLink } from '@dongne/pages';
import { Button } from '@dongne/ui';
import { Share2 } from 'lucide-react';

/** 공유하기: URL of the shop without counted pieces and tab. */
export const ShareShop = ({ shop: { id, laundryName } }: { shop: ShopDetail }) => (
  <Button
    size="small"
    tone="ghost"
    icon={<Share2 size={20} aria-hidden="true" />}
    onClick={() =>
      void shareLink({ title: laundryName, path: laundryPaths.detail(id), copied: '세탁소 주소를 복사했어요' })
    }
  >
    공유하기
  </Button>
);
