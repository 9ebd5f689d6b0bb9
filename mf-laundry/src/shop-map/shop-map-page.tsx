import { laundryPaths } from '@dongne/contract/paths';
import { contains, firstViewOf, MapFrame, type MapPosition, type MapThing, type MapView } from '@dongne/pages';
import { Button, ErrorState, PageBody, useRootFontSize, VisuallyHidden } from '@dongne/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled, { type DefaultTheme } from 'styled-components';
import { countedOf } from '../shop-list/shop-list-query';
import { countFilters, resetFilters } from '../shop-list/shop-list-rules';
import { CARDS_HEIGHT, MapCards } from './map-cards';
import { ClusterPin, PlaceDot, ShopPin } from './map-pin';
import { pinsIn, pinsOf, type MapPinOf } from './map-pins';
import { hasMovedOn, type MapPlace } from './map-place';
import { ListWithoutScripts, MapNewsPill, MapTop, type MapNews } from './map-top';
import { MyPlaceButton } from './my-place-button';
import { useMapPlace } from './use-map-place';
import { useSearchedView } from './use-searched-view';
import { useShopMap } from './use-shop-map';

/** Limit of cards; the selected shop always has one. */
const MOST_CARDS = 60;

/** Zoom of a street, for a located position. */
const STREET_ZOOM = 15;

/** 지도에서 보기: shops in the viewport as pins with prices and as cards. */
export const ShopMapPage = () => {
  const { address, opening } = useMapPlace();
  if (opening === undefined)
    return (
      <PageBody>
        {address.state === 'failed' && (
          <ErrorState message="주소를 불러오지 못했어요" text={address.error.sentence} onRetry={address.retry} />
        )}
      </PageBody>
    );
  return <ShopMap opening={opening} />;
};

/** Whether a shop is in the part of a search that was on the screen. */
const isSeen = (seen: MapView | undefined, { latitude, longitude }: MapPosition): boolean =>
  seen === undefined || contains(seen, { ...seen, south: latitude, north: latitude, west: longitude, east: longitude });

const ShopMap = ({ opening }: { readonly opening: MapPlace }) => {
  const { home, openingShop, filters, query, saveView, saveShop, setFilters } = useMapPlace();
  // The map moves by itself afterwards, and writes its place into the URL.
  const [{ centre, zoom: firstZoom }] = useState(opening);
  const [first] = useState(() => firstViewOf(centre, firstZoom));
  const { map, view: openView, searched, handleView, lookAt, searchAt, searchHere } = useSearchedView(first, saveView);
  const view = openView ?? first;
  const [chosen, setChosen] = useState(openingShop);
  const [here, setHere] = useState<MapPosition>();
  const { answer, isSearching } = useShopMap(filters, searched?.asked);
  const remPx = useRootFontSize();
  const answered = answer.state === 'ready' ? answer.value : undefined;
  const seen = searched?.seen;
  const found = useMemo(
    () => answered && { ...answered, shops: answered.shops.filter((shop) => isSeen(seen, shop)) },
    [answered, seen],
  );
  const shops = useMemo(() => found?.shops ?? [], [found]);

  // Selects the first shop until another is chosen.
  const picked = shops.some(({ id }) => id === chosen) ? chosen : shops[0]?.id;
  const cards = shops.filter(({ id }, place) => place < MOST_CARDS || id === picked);
  const choose = (id: number): void => {
    setChosen(id);
    saveShop(id);
  };
  const pick = (id: number): void => {
    choose(id);
    const shop = shops.find((known) => known.id === id);
    if (shop !== undefined && openView !== undefined && !isWellIn(openView, shop)) lookAt(shop);
  };

  /** Zooms until the cluster parts; shops of one house never do, so it selects the first. */
  const open = ({ position, zoomIn, shop }: Extract<MapPinOf, { kind: 'cluster' }>): void => {
    if (shop !== undefined && zoomIn <= (view?.zoom ?? 0)) choose(shop.id);
    else searchAt(position, zoomIn);
  };

  const thingOf = (pin: MapPinOf): MapThing => {
    const { position } = pin;
    if (pin.kind === 'cluster') {
      const { latitude, longitude } = position;
      return {
        key: `cluster ${latitude} ${longitude} ${pin.count}`,
        position,
        content: <ClusterPin count={pin.count} onOpen={() => open(pin)} />,
      };
    }
    const { shop, others } = pin;
    const isPicked = shop.id === picked;
    return {
      key: `shop ${shop.id}`,
      position,
      isRaised: isPicked,
      content: <ShopPin shop={shop} others={others} isPicked={isPicked} onPick={() => choose(shop.id)} />,
    };
  };
  const zoom = view?.zoom;
  const pins = useMemo(
    () => (zoom === undefined || found === undefined ? [] : pinsOf({ ...found, zoom, picked, remPx })),
    [found, zoom, picked, remPx],
  );
  const things: MapThing[] = [
    ...(home?.label === undefined
      ? []
      : [{ key: 'home', position: home, content: <PlaceDot role="img" aria-label="내 주소" /> }]),
    ...(here === undefined
      ? []
      : [{ key: 'here', position: here, content: <PlaceDot role="img" aria-label="내 위치" /> }]),
    ...(view === undefined ? [] : pinsIn(pins, view)).map(thingOf),
  ];

  const text = query.toString();
  const listPath = `${laundryPaths.list()}${text === '' ? '' : `?${text}`}`;
  const newsOf = (): MapNews | undefined => {
    if (answer.state === 'failed') return { kind: 'failed', sentence: answer.error.sentence, onRetry: answer.retry };
    const isClustered = (found?.clusters.length ?? 0) > 0;
    if (seen !== undefined && view !== undefined && hasMovedOn(seen, view, isClustered))
      return { kind: 'moved', onSearch: searchHere };
    if (view === undefined) return undefined;
    if (isSearching || found === undefined) return { kind: 'loading' };
    if (found.shops.length + found.clusters.length > 0) return undefined;
    const isNarrow = countFilters(filters) > 0 || filters.q !== '';
    const clear = (): void => setFilters({ ...resetFilters(filters), q: '' });
    return { kind: 'empty', onClear: isNarrow ? clear : undefined, listPath };
  };
  const hasCards = shops.length > 0 || answer.state === 'loading';
  return (
    <Screen>
      <VisuallyHidden as="h1">지도에서 보기</VisuallyHidden>
      <MapTop filters={filters} onFilter={setFilters} listPath={listPath} />
      <MapNewsPill news={newsOf()} />
      {shops.length > 0 && <ListWithoutScripts listPath={listPath} />}
      <Frame
        $hasCards={hasCards}
        ref={map}
        label="세탁소 지도"
        centre={centre}
        zoom={firstZoom}
        things={things}
        onView={handleView}
        hasOutline
        meanwhile={
          <>
            <p>지도가 나오지 않으면 목록에서 세탁소를 찾아보세요.</p>
            <Button as={Link} to={listPath} size="small" tone="secondary">
              세탁소 목록 보기
            </Button>
          </>
        }
        controls={
          <MyPlaceButton
            onFound={(position) => {
              setHere(position);
              searchAt(position, STREET_ZOOM);
            }}
          />
        }
      />
      {hasCards && (
        <Foot>
          {shops.length > 0 && <MapCards shops={cards} picked={picked} counted={countedOf(query)} onPick={pick} />}
        </Foot>
      )}
    </Screen>
  );
};

/** Whether a pin there is visible without moving the map: away from its edges, the bar above and its controls. */
const isWellIn = ({ south, west, north, east }: MapView, { latitude, longitude }: MapPosition): boolean => {
  const [high, wide] = [north - south, east - west];
  const isBesideControls = longitude > east - wide * 0.32 && latitude < south + high * 0.35;
  return (
    !isBesideControls &&
    latitude > south + high * 0.08 &&
    latitude < north - high * 0.2 &&
    longitude > west + wide * 0.12 &&
    longitude < east - wide * 0.12
  );
};

const Screen = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

const cardsSpace = ({ theme }: { theme: DefaultTheme }): string =>
  `calc(${CARDS_HEIGHT} + 1px + ${theme.safeArea.bottom})`;

/**
 * Ends above the cards: no pin lies below them. The margin is their space before their HTML arrives: the map must not
 * move then.
 */
const Frame = styled(MapFrame)<{ $hasCards: boolean }>`
  flex: 1;
  min-height: 240px;
  margin-bottom: ${({ theme, $hasCards }) => ($hasCards ? cardsSpace({ theme }) : 0)};
`;

const Foot = styled.div`
  box-sizing: content-box;
  margin-top: calc(-1 * ${cardsSpace});
  z-index: ${({ theme }) => theme.layer.raised};
  min-height: ${CARDS_HEIGHT};
  padding-bottom: ${({ theme }) => theme.safeArea.bottom};
  background: ${({ theme }) => theme.color.surface.page};
  border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
`;
