import { endpoints, type ShopDetail } from '@dongne/contract';
import { popups, read, refresh, releaseMyLaundry, send, toApiError } from '@dongne/platform';
import { Button } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Heart, Phone, Store } from 'lucide-react';
import styled from 'styled-components';
import { ShareShop } from './share-shop';
import { registerAsMine } from './my-laundry-actions';
import { useMemberAction } from './use-member-action';

const ICON_PX = 20;

/** Favourite, own shop and phone for members, and sharing for everyone. */
export const ShopDetailContact = ({ shop }: { shop: ShopDetail }) => (
  <Row>
    <FavouriteButton shop={shop} />
    <MyLaundryButton shop={shop} />
    <CallButton shop={shop} />
    <ShareShop shop={shop} />
  </Row>
);

const MyLaundryButton = ({ shop }: { shop: ShopDetail }) => {
  const queries = useQueryClient();
  const { isPending, start } = useMemberAction(async () => {
    await (shop.isMyLaundry ? releaseMyLaundry(shop.id) : registerAsMine(shop));
    // Refetches on success and failure, since a lost response may have been processed. Awaits it, so that the button
    // stays pending until its label is current.
    await refresh(queries, endpoints.SHOPS, endpoints.MAIN);
  });
  return (
    <Button
      size="small"
      tone={shop.isMyLaundry ? 'secondary' : 'ghost'}
      icon={<Store size={ICON_PX} aria-hidden="true" />}
      pending={isPending}
      aria-label={shop.isMyLaundry ? '내 세탁소 해제' : '내 세탁소로 등록'}
      onClick={start}
    >
      {shop.isMyLaundry ? '내 세탁소' : '내 세탁소로'}
    </Button>
  );
};

const FavouriteButton = ({ shop }: { shop: ShopDetail }) => {
  const queries = useQueryClient();
  const { isPending, start } = useMemberAction(async () => {
    try {
      await send(shop.isFavourite ? endpoints.unlikeShop : endpoints.likeShop, { params: { id: shop.id } });
      popups.toast(shop.isFavourite ? '찜한 세탁소에서 뺐어요' : '찜한 세탁소에 담았어요');
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
    await refresh(queries, endpoints.SHOPS);
  });
  const heart = <Heart size={ICON_PX} fill={shop.isFavourite ? 'currentColor' : 'none'} aria-hidden="true" />;
  return (
    <Button
      size="small"
      tone={shop.isFavourite ? 'secondary' : 'ghost'}
      icon={heart}
      pending={isPending}
      onClick={start}
    >
      {shop.isFavourite ? '찜 해제' : '찜하기'}
    </Button>
  );
};

const CallButton = ({ shop }: { shop: ShopDetail }) => {
  const { isPending, start } = useMemberAction(async () => {
    try {
      const { safetyNumber } = await read(endpoints.safetyNumber, { id: shop.id });
      window.location.assign(`tel:${safetyNumber}`);
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
  });
  return (
    <Button
      size="small"
      tone="ghost"
      icon={<Phone size={ICON_PX} aria-hidden="true" />}
      pending={isPending}
      onClick={start}
    >
      전화하기
    </Button>
  );
};

/** One row of icons above their labels; larger text wraps it. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(4.5rem, 1fr));
  gap: ${({ theme }) => theme.space[2]};
  margin-top: ${({ theme }) => theme.space[2]};

  > button {
    padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[1]};
    ${({ theme }) => theme.type.captionStrong}
  }
  > button > span:first-child {
    flex-direction: column;
    gap: ${({ theme }) => theme.space[1]};
  }
`;
