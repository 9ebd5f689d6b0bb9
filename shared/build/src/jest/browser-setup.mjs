import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// jsdom has none of these, and every browser we serve has them all.
Object.assign(globalThis, { TextEncoder, TextDecoder });
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  addEventListener() {},
  removeEventListener() {},
});
// A test of what runs on the server has no window (`@jest-environment node`).
if ('window' in globalThis) {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  window.scrollTo = () => {};

  // What one test has left in the browser is no other's business.
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
