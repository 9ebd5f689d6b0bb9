import '@testing-library/jest-dom';
import { TextDecoder, TextEncoder } from 'node:util';

// Polyfills that jsdom lacks and every supported browser has.
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
// Skipped in tests of server code, which have no window (`@jest-environment node`).
if ('window' in globalThis) {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.hasPointerCapture ??= () => false;
  window.scrollTo = () => {};

  // Keeps styled-components' styles out of the document: jsdom would parse them for each rule, and match them for each
  // lookup by role.
  const { insertBefore } = Node.prototype;
  HTMLHeadElement.prototype.insertBefore = function (node, child) {
    if (node instanceof HTMLStyleElement && node.dataset.styled !== undefined) return node;
    return insertBefore.call(this, node, child);
  };

  // Clears the storage that an earlier test has left.
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
