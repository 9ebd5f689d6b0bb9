import { Button, IconButton } from '@dongne/ui';
import { Minus, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type ReactNode, type Ref } from 'react';
import { createPortal } from 'react-dom';
import { MAP_ZOOMS, type MapAdapter, type MapPosition, type MapView } from './map-adapter';
import { MapControls, MapGround, MapFallback, MapRoot, MapSource, PinFoot } from './map-frame-style';
import { hideCovered, OVER_MAP } from './hide-covered';
import { roundedPosition } from './map-geometry';
import { OutlineSheet } from './map-outline';
import { MapPins, type MapThing } from './map-pins';
import { useMapOutline } from './use-map-outline';
import { withoutDrags } from './without-drags';

/** Imperative handle of a map. */
export interface MapHandle {
  readonly moveTo: (centre: MapPosition, zoom?: number) => void;
}

interface MapFrameProps {
  /** Accessible name, in Korean. */
  readonly label: string;
  /** Initial centre; the map moves by itself afterwards. */
  readonly centre: MapPosition;
  readonly zoom: number;
  readonly things: readonly MapThing[];
  readonly onView?: (view: MapView) => void;
  /** Gives the service area a colour of its own. */
  readonly showsService?: boolean;
  /** Shows an outline with the items until the map opens: the server renders both. */
  readonly hasOutline?: boolean;
  /** Fallback until the map opens, where there is no outline; stays without scripts. */
  readonly meanwhile?: ReactNode;
  /** More controls, above the zoom buttons. */
  readonly controls?: ReactNode;
  readonly className?: string;
  readonly ref?: Ref<MapHandle>;
}

/** Map that moves by hand, wheel and keys; its code loads on first render. */
export const MapFrame = ({
  label,
  centre,
  zoom,
  things,
  onView,
  showsService = false,
  hasOutline = false,
  meanwhile,
  controls,
  className,
  ref,
}: MapFrameProps) => {
  const [start] = useState(() => ({ centre: roundedPosition(centre), zoom }));
  const ground = useRef<HTMLDivElement>(null);
  const outlineSheet = useRef<SVGSVGElement>(null);
  const pinLayer = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<MapAdapter>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const hasFailed = failedAttempt === attempt;
  const outline = useMapOutline(start.centre, start.zoom, hasOutline);
  const elements = useRef(new Map<string, HTMLElement>());
  const [view, setView] = useState<MapView>();
  const shownZoom = view?.zoom ?? zoom;
  /** Move that was asked for before the map had opened. */
  const move = useRef<Parameters<MapHandle['moveTo']>>(undefined);
  const report = useEffectEvent((next: MapView) => {
    setView(next);
    onView?.(next);
  });
  const open = useEffectEvent(async (frame: HTMLElement, isGone: () => boolean): Promise<MapAdapter | undefined> => {
    const { openMap } = await import('./open-map');
    const layers = () => ({ outline: outlineSheet.current, pins: pinLayer.current });
    return openMap(frame, { ...start, onView: report, showsService, layers }, isGone);
  });

  useEffect(() => {
    const frame = ground.current;
    if (frame === null) return undefined;
    let isGone = false;
    let opened: MapAdapter | undefined;
    open(frame, () => isGone).then(
      (adapter) => {
        opened = adapter;
        setMap(adapter);
        if (move.current !== undefined) adapter?.moveTo(...move.current);
        move.current = undefined;
      },
      () => setFailedAttempt(attempt),
    );
    return () => {
      isGone = true;
      opened?.remove();
      setMap(undefined);
    };
  }, [attempt]);

  const elementOf = (key: string): HTMLElement => {
    const known = elements.current.get(key);
    if (known !== undefined) return known;
    const element = document.createElement('div');
    elements.current.set(key, element);
    return element;
  };

  useEffect(() => {
    if (map?.isOurs !== false) return;
    const keys = new Set(things.map(({ key }) => key));
    for (const key of elements.current.keys()) if (!keys.has(key)) elements.current.delete(key);
    map.place(
      things.map(({ key, position, isRaised = false }) => ({ key, position, isRaised, element: elementOf(key) })),
    );
  }, [map, things]);

  useEffect(() => {
    const pins = map?.isOurs === false ? elements.current.values() : (pinLayer.current?.children ?? []);
    if (ground.current !== null) hideCovered(pins, ground.current, map?.isOurs !== false);
  }, [map, things, view]);

  useImperativeHandle(
    ref,
    () => ({
      moveTo: (...to) => {
        if (map === undefined) move.current = to;
        else map.moveTo(...to);
      },
    }),
    [map],
  );

  const isForeign = map?.isOurs === false;
  const isOutlined = outline !== undefined && (map === undefined || (map.isOurs && map.hasOutline));
  const hasGround = isOutlined || map?.isOurs === true;
  return (
    <MapRoot aria-label={label} className={className}>
      <MapGround
        ref={ground}
        data-map={isOutlined && map === undefined ? '' : undefined}
        aria-busy={map === undefined && !hasFailed}
        // The host's script may have written into it.
        suppressHydrationWarning
      >
        {isOutlined && <OutlineSheet ref={outlineSheet} outline={outline} />}
        <MapPins ref={pinLayer} things={hasGround ? things : []} {...start} />
      </MapGround>
      {map === undefined && !hasFailed && outline === undefined && meanwhile !== undefined && (
        <MapFallback>{meanwhile}</MapFallback>
      )}
      {hasFailed && (
        <div role="alert">
          <p>지도를 불러오지 못했어요</p>
          <Button size="small" tone="secondary" onClick={() => setAttempt(attempt + 1)}>
            다시 시도
          </Button>
        </div>
      )}
      {isForeign &&
        things.map(({ key, content }) =>
          createPortal(<PinFoot {...withoutDrags()}>{content}</PinFoot>, elementOf(key), key),
        )}
      <MapControls {...OVER_MAP}>
        {controls}
        {/* Not `disabled`, so that keyboard users keep the focus at the zoom limits. */}
        <IconButton
          label="확대"
          aria-disabled={map === undefined || shownZoom >= MAP_ZOOMS.most}
          onClick={() => map?.zoomBy(1)}
        >
          <Plus size={20} aria-hidden="true" />
        </IconButton>
        <IconButton
          label="축소"
          aria-disabled={map === undefined || shownZoom <= MAP_ZOOMS.least}
          onClick={() => map?.zoomBy(-1)}
        >
          <Minus size={20} aria-hidden="true" />
        </IconButton>
      </MapControls>
      {!isForeign && <MapSource>행정구역 경계: 국토교통부 공공데이터</MapSource>}
    </MapRoot>
  );
};
