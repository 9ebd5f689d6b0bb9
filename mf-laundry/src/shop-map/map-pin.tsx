import { cardPriceText } from '@dongne/contract';
import styled from 'styled-components';
import { othersText, shortPriceOf, type MapShop } from './map-pins';

interface ShopPinProps {
  readonly shop: MapShop;
  /** Number of shops that this pin covers. */
  readonly others: number;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** Pin of a shop with its price, named by shop and price. */
export const ShopPin = ({ shop, others, isPicked, onPick }: ShopPinProps) => {
  const more = others > 0 ? ` ${othersText(others)}` : '';
  return (
    <Flag
      type="button"
      aria-label={`${shop.laundryName} ${cardPriceText(shop)}${more}`}
      aria-pressed={isPicked}
      data-resting={shop.canNewRequest === 0 || undefined}
      onClick={onPick}
    >
      {shortPriceOf(shop)}
      {more}
    </Flag>
  );
};

/** Pin of a cluster with its number of shops. */
export const ClusterPin = ({ count, onOpen }: { count: number; onOpen: () => void }) => (
  <Cluster type="button" aria-label={`세탁소 ${count}곳 가까이 보기`} onClick={onOpen}>
    {`${count}곳`}
  </Cluster>
);

/** Position or home of the customer. */
export const PlaceDot = styled.span`
  display: block;
  width: 18px;
  height: 18px;
  /* Centred on its place, unlike a pin. */
  transform: translateY(50%);
  background: ${({ theme }) => theme.color.action.primary};
  border: 3px solid ${({ theme }) => theme.color.surface.raised};
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: ${({ theme }) => theme.shadow.floating};
`;

const Flag = styled.button`
  position: relative;
  min-height: 32px;
  margin-bottom: 6px;
  padding: 0 ${({ theme }) => theme.space[3]};
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.text.primary};
  white-space: nowrap;
  background: ${({ theme }) => theme.color.surface.raised};
  border: 1px solid ${({ theme }) => theme.color.border.strong};
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: ${({ theme }) => theme.shadow.floating};

  /* Tip of the pin, and a larger touch target. */
  &::after {
    content: '';
    position: absolute;
    bottom: -5px;
    left: calc(50% - 4px);
    width: 8px;
    height: 8px;
    background: inherit;
    border: inherit;
    border-width: 0 1px 1px 0;
    transform: rotate(45deg);
  }
  &::before {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
  &[data-resting] {
    color: ${({ theme }) => theme.color.text.tertiary};
    background: ${({ theme }) => theme.color.surface.sunken};
  }
  &[aria-pressed='true'] {
    color: ${({ theme }) => theme.color.action.onPrimary};
    background: ${({ theme }) => theme.color.action.primary};
    border-color: ${({ theme }) => theme.color.action.primary};
  }
`;

const Cluster = styled.button`
  min-width: ${({ theme }) => theme.size.touch};
  height: ${({ theme }) => theme.size.touch};
  padding: 0 ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.captionStrong}
  color: ${({ theme }) => theme.color.action.onPrimary};
  background: ${({ theme }) => theme.color.action.primary};
  border: 3px solid ${({ theme }) => theme.color.surface.raised};
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: ${({ theme }) => theme.shadow.floating};
`;
