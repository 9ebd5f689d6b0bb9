import { cardPriceText } from '@dongne/contract';
import { laundryPaths } from '@dongne/contract/paths';
import { lineRem, Rating, ShopFace } from '@dongne/ui';
import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { deliveryFeeText } from '../common/delivery-fee';
import type { MapShop } from './map-pins';

/** Number of cards rendered first; sixty at once take a slow phone a third of a second. */
const FIRST_CARDS = 3;

/** Number of cards in view at first, at least in part. */
const SEEN_FIRST = 2;

/** Time without scrolling after which the middle card counts as chosen, in ms. */
const REST_MS = 120;

const middleOf = (element: Element): number => {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
};

interface MapCardsProps {
  readonly shops: readonly MapShop[];
  readonly picked: number | undefined;
  /** Pieces that the pages of the shops begin with. */
  readonly counted: string | undefined;
  /** Called when another card was scrolled to the middle. */
  readonly onPick: (id: number) => void;
}

/** Cards of the map's shops along the bottom, synchronized with the selected pin. */
export const MapCards = ({ shops, picked, counted, onPick }: MapCardsProps) => {
  const row = useRef<HTMLUListElement>(null);
  const middleCard = useRef<number>(undefined);
  const drawn = useDeferredValue(shops, shops.slice(0, FIRST_CARDS));

  const show = useEffectEvent((id: number | undefined) => {
    if (id === undefined || id === middleCard.current) return;
    const list = row.current;
    const card = list?.querySelector(`[data-shop="${id}"]`);
    if (!list || !card) return;
    middleCard.current = id;
    // Not `scrollIntoView`, which also moves the start of Tab navigation.
    list.scrollLeft += middleOf(card) - middleOf(list);
  });
  useEffect(() => show(picked), [picked, drawn]);

  const settle = useEffectEvent(() => {
    const list = row.current;
    if (list === null) return;
    const middle = middleOf(list);
    const card = [...list.children].find((child) => child.getBoundingClientRect().right >= middle);
    const id = Number(card?.getAttribute('data-shop'));
    if (!(id > 0) || id === middleCard.current) return;
    middleCard.current = id;
    onPick(id);
  });
  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
    };
    list.addEventListener('scroll', rest, { passive: true });
    return () => {
      clearTimeout(timer);
      list.removeEventListener('scroll', rest);
    };
  }, []);

  return (
    <Row ref={row} aria-label="지도에 보이는 세탁소">
      {drawn.map((shop, at) => (
        <Card key={shop.id} data-shop={shop.id} $isPicked={shop.id === picked}>
          <ShopFace
            id={shop.id}
            picture={shop.profilePicture}
            size={64}
            isSeenFirst={at < SEEN_FIRST}
            isTopmost={at === 0}
          />
          <Facts>
            <NameLink to={laundryPaths.detail(shop.id, counted)}>{shop.laundryName}</NameLink>
            <Line>
              {shop.reviewCount > 0 ? <Rating value={shop.rating} count={shop.reviewCount} /> : <span>리뷰 없음</span>}
              <span>{shop.dong}</span>
            </Line>
            <Line>
              <span>{cardPriceText(shop)}</span>
              <span>
                {shop.canNewRequest === 1
                  ? deliveryFeeText({ ...shop, isFreeDelivery: shop.isFreeDelivery === 1 })
                  : '지금은 새 신청을 받지 않아요'}
              </span>
            </Line>
          </Facts>
        </Card>
      ))}
    </Row>
  );
};

const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[2]};
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]} ${({ theme }) => theme.space[4]};
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
`;

const Card = styled.li<{ $isPicked: boolean }>`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  width: min(86%, 320px);
  padding: ${({ theme }) => theme.space[3]};
  scroll-snap-align: center;
  background: ${({ theme }) => theme.color.surface.raised};
  border: 2px solid ${({ theme, $isPicked }) => ($isPicked ? theme.color.action.primary : 'transparent')};
  border-radius: ${({ theme }) => theme.radius.large};
  box-shadow: ${({ theme }) => theme.shadow.floating};
`;

/** A name and three lines, of which the last may be empty: cards that are rendered later must not be higher. */
const FACTS_REM = lineRem('title3') + 3 * lineRem('caption');

/** Height of the cards with their paddings and borders. */
export const CARDS_HEIGHT = `calc(${FACTS_REM}rem + 52px)`;

const Facts = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: center;
  min-width: 0;
  min-height: ${FACTS_REM}rem;
`;

/** Covers its card. */
const NameLink = styled(Link)`
  display: block;
  overflow: hidden;
  ${({ theme }) => theme.type.title3}
  text-overflow: ellipsis;
  white-space: nowrap;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${({ theme }) => theme.radius.large};
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
`;
