import type { BrowserContext } from '@playwright/test';

/** Fake Kakao Maps with the parts that the app uses; renders its name and its overlays. */
const MAP = `(() => {
  const none = () => undefined;
  class LatLng { constructor(lat, lng) { this.getLat = () => lat; this.getLng = () => lng; } }
  class Map {
    constructor(ground, { center, level }) {
      Object.assign(this, { ground, center, level });
      ground.dataset.kakao = 'map';
    }
    getCenter() { return this.center; }
    setCenter(to) { this.center = to; setTimeout(() => this.idle?.()); }
    panTo(to) { this.setCenter(to); }
    getLevel() { return this.level; }
    setLevel(level) { this.level = level; setTimeout(() => this.idle?.()); }
    getBounds() {
      const at = (by) => new LatLng(this.center.getLat() + by, this.center.getLng() + by);
      return { getSouthWest: () => at(-0.02), getNorthEast: () => at(0.02) };
    }
  }
  for (const name of ['setMinLevel', 'setMaxLevel', 'relayout', 'panBy']) Map.prototype[name] = none;
  class CustomOverlay {
    constructor({ map, content }) { this.content = content; map.ground.append(content); }
    setMap() { this.content.remove(); }
  }
  for (const name of ['setPosition', 'setZIndex']) CustomOverlay.prototype[name] = none;
  const event = { addListener: (map, _name, tell) => { map.idle = tell; }, removeListener: (map) => { map.idle = undefined; } };
  window.kakao = { maps: { LatLng, Map, CustomOverlay, event, load: (then) => setTimeout(then) } };
})()`;

/** Fake postcode dialog, which selects a building as soon as it loads. */
const postcode = (answer: object): string => `
  window.kakao = { ...window.kakao, Postcode: class {
    constructor({ oncomplete }) { this.oncomplete = oncomplete; }
    embed(ground) {
      const frame = document.createElement('iframe');
      frame.title = '우편번호 검색';
      frame.src = 'https://postcode.map.kakao.com/search';
      ground.append(frame);
      addEventListener('message', () => this.oncomplete(${JSON.stringify(answer)}), { once: true });
    }
  } };
`;

const FRAME = `<button onclick="parent.postMessage('chosen', '*')">테헤란로 152</button>`;

/** Fakes Kakao's services: tests have no external network. */
export const installKakao = async (context: BrowserContext, postcodeAnswer: object): Promise<void> => {
  const script = (body: string) => ({ contentType: 'text/javascript', body });
  await context.route('https://dapi.kakao.com/**', (route) => route.fulfill(script(MAP)));
  await context.route('https://t1.kakaocdn.net/**', (route) => route.fulfill(script(postcode(postcodeAnswer))));
  await context.route('https://postcode.map.kakao.com/**', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: FRAME }),
  );
};

/** Blocks Kakao, like an ad blocker. */
export const blockKakao = async (context: BrowserContext): Promise<void> => {
  await context.route(/kakao/, (route) => route.abort('blockedbyclient'));
};
