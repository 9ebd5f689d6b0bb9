import { laundryPaths } from '@dongne/contract/paths';
import { MapFrame, type MapPosition, type MapThing, type MapView } from '@dongne/pages';
import { Button, ErrorState, PageBody, rootFontSize, VisuallyHidden } from '@dongne/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { countedOf } from '../shop-list/shop-list-query';
import { MapCards } from './map-cards';
import { ClusterPin, PlaceDot, ShopPin } from './map-pin';
import { pinsIn, pinsOf, type MapPinOf } from './map-pins';
import { hasMovedOn } from './map-place';
import { MapNewsPill, MapTop, type MapNews } from './map-top';
import { MyPlaceButton } from './my-place-button';
import { useMapPlace } from './use-map-place';
import { useHeight } from './use-height';
import { useSearchedView } from './use-searched-view';
import { useShopMap } from './use-shop-map';

/** Height of the cards at the default text size, reserved until they load to avoid a layout shift. */
const CARDS_PX = 116;

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
  return <ShopMap />;
};

const ShopMap = () => {
  const { home, opening, filters, query, saveView, setFilters } = useMapPlace();
  const { map, view, searched, handleView, lookAt, searchAt, searchHere } = useSearchedView(saveView);
  const [chosen, setChosen] = useState<number>();
  const [here, setHere] = useState<MapPosition>();
  const { answer, isSearching } = useShopMap(filters, searched);
  const [footPx, measureFoot] = useHeight();
  const found = answer.state === 'ready' ? answer.value : undefined;
  const shops = useMemo(() => found?.shops ?? [], [found]);

  // Selects the first shop until another is chosen.
  const picked = shops.some(({ id }) => id === chosen) ? chosen : shops[0]?.id;
  const cards = shops.filter(({ id }, place) => place < MOST_CARDS || id === picked);
  const pick = (id: number): void => {
    setChosen(id);
    const shop = shops.find((known) => known.id === id);
    if (shop !== undefined && view !== undefined && !isWellIn(view, shop)) lookAt(shop);
  };

  /** Zooms until the cluster parts; shops of one house never do, so it selects the first. */
  const open = ({ position, zoomIn, shop }: Extract<MapPinOf, { kind: 'cluster' }>): void => {
    if (shop !== undefined && zoomIn <= (view?.zoom ?? 0)) setChosen(shop.id);
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
      content: <ShopPin shop={shop} others={others} isPicked={isPicked} onPick={() => setChosen(shop.id)} />,
    };
  };
  const zoom = view?.zoom;
  const pins = useMemo(
    () => (zoom === undefined || found === undefined ? [] : pinsOf({ ...found, zoom, picked, remPx: rootFontSize() })),
    [found, zoom, picked],
  );
  const things: MapThing[] = [
    ...(home?.label === undefined
      ? []
      : [{ key: 'home', position: home, content: <PlaceDot role="img" aria-label="내 주소" /> }]),
    ...(here === undefined
      ? []
      : [{ key: 'here', position: here, content: <PlaceDot role="img" aria-label="내 위치" /> }]),
    ...(view === undefined ? [] : pinsIn(pins, view, rootFontSize())).map(thingOf),
  ];

  const newsOf = (): MapNews | undefined => {
    if (answer.state === 'failed') return { kind: 'failed', sentence: answer.error.sentence, onRetry: answer.retry };
    const isClustered = (found?.clusters.length ?? 0) > 0;
    if (searched !== undefined && view !== undefined && hasMovedOn(searched, view, isClustered))
      return { kind: 'moved', onSearch: searchHere };
    if (view === undefined) return undefined;
    if (isSearching || found === undefined) return { kind: 'loading' };
    return found.shops.length + found.clusters.length === 0 ? { kind: 'empty' } : undefined;
  };

  const text = query.toString();
  const listPath = `${laundryPaths.list()}${text === '' ? '' : `?${text}`}`;
  return (
    <Screen style={{ '--cards': `${found === undefined && footPx === 0 ? CARDS_PX : footPx}px` }}>
      <VisuallyHidden as="h1">지도에서 보기</VisuallyHidden>
      <MapTop filters={filters} onFilter={setFilters} listPath={listPath} />
      <MapNewsPill news={newsOf()} />
      {opening !== undefined && (
        <Frame
          ref={map}
          label="세탁소 지도"
          centre={opening.centre}
          zoom={opening.zoom}
          things={things}
          onView={handleView}
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
      )}
      {shops.length > 0 && (
        <Foot ref={measureFoot}>
          <MapCards shops={cards} picked={picked} counted={countedOf(query)} onPick={pick} />
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
  flex: 1;
  min-height: 100vh;
  min-height: 100dvh;
`;

/** Ends above the cards: no pin lies below them. */
const Frame = styled(MapFrame)`
  position: absolute;
  inset: 0 0 var(--cards);
`;

const Foot = styled.div`
  position: absolute;
  right: 0;
  bottom: ${({ theme }) => theme.safeArea.bottom};
  left: 0;
  z-index: ${({ theme }) => theme.layer.raised};
  border-top: 1px solid ${({ theme }) => theme.color.border.subtle};
`;
