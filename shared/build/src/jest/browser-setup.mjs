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

  // Leaves the styles of styled-components outside of the document: jsdom would parse all of them again for each rule, and match
  // all of them for each element that is looked up by its role.
  const { insertBefore } = Node.prototype;
  HTMLHeadElement.prototype.insertBefore = function (node, child) {
    if (node instanceof HTMLStyleElement && node.dataset.styled !== undefined) return node;
    return insertBefore.call(this, node, child);
  };

  // What one test has left in the browser is no other's business.
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}
