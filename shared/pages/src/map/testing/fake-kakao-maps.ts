interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

class LatLng {
  constructor(
    private readonly latitude: number,
    private readonly longitude: number,
  ) {}
  getLat = () => this.latitude;
  getLng = () => this.longitude;
  get place(): Place {
    return { latitude: this.latitude, longitude: this.longitude };
  }
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Fake of the used part of Kakao's map, by its documentation; records calls. Its view spans a fifth of a degree. */
export const fakeKakaoMaps = () => {
  const listeners = new Set<() => void>();
  const overlays = new Set<Overlay>();
  const state: { level: number; centre: LatLng; panned: [number, number][] } = {
    level: 0,
    centre: new LatLng(0, 0),
    panned: [],
  };

  class FakeMap {
    constructor(_container: HTMLElement, { center, level }: { center: LatLng; level: number }) {
      Object.assign(state, { centre: center, level });
    }
    setMinLevel = () => undefined;
    setMaxLevel = () => undefined;
    relayout = () => undefined;
    getCenter = () => state.centre;
    setCenter = (to: LatLng) => Object.assign(state, { centre: to });
    panTo = this.setCenter;
    panBy = (right: number, down: number) => state.panned.push([right, down]);
    getLevel = () => state.level;
    setLevel = (level: number) => Object.assign(state, { level });
    getBounds = () => {
      const { latitude, longitude } = state.centre.place;
      return {
        getSouthWest: () => new LatLng(round(latitude - 0.1), round(longitude - 0.1)),
        getNorthEast: () => new LatLng(round(latitude + 0.1), round(longitude + 0.1)),
      };
    };
  }

  class Overlay {
    element: HTMLElement;
    position: LatLng;
    layer: number;
    constructor({ content, position, zIndex }: { content: HTMLElement; position: LatLng; zIndex: number }) {
      this.element = content;
      this.position = position;
      this.layer = zIndex;
      overlays.add(this);
    }
    setMap = () => overlays.delete(this);
    setPosition = (position: LatLng) => Object.assign(this, { position });
    setZIndex = (layer: number) => Object.assign(this, { layer });
  }

  const event = {
    addListener: (_map: unknown, _name: 'idle', listener: () => void) => listeners.add(listener),
    removeListener: (_map: unknown, _name: 'idle', listener: () => void) => listeners.delete(listener),
  };
  const load = (then: () => void) => then();
  Object.assign(globalThis, { kakao: { maps: { LatLng, Map: FakeMap, CustomOverlay: Overlay, event, load } } });

  return {
    get level() {
      return state.level;
    },
    get panned() {
      return state.panned;
    },
    /** Current pins. */
    pins: () => [...overlays].map(({ element, position, layer }) => ({ element, ...position.place, layer })),
    /** Fires the event of a map at rest. */
    rest: () => listeners.forEach((listener) => listener()),
  };
};
