/* global window */
// Runs first in every page. All remotes share one realm: none may change what the pages of others are made of. A later
// assignment to a sealed name has no effect on others; it does not throw, because libraries and tools of browsers try it.
() => {
  const { defineProperty, entries, freeze, getOwnPropertyDescriptors, preventExtensions } = Object;
  const seal = (owner, name, value) =>
    defineProperty(owner, name, {
      get: () => value,
      // An object that inherits the name may have one of its own.
      set(next) {
        if (this !== owner && this !== undefined)
          defineProperty(this, name, { value: next, writable: true, enumerable: true, configurable: true });
      },
      configurable: false,
    });
  const sealMethods = (owner) => {
    for (const [name, { value }] of entries(getOwnPropertyDescriptors(owner)))
      if (typeof value === 'function' && name !== 'constructor') seal(owner, name, value);
    preventExtensions(owner);
  };
  [Object, Function, WeakMap, XMLHttpRequest].forEach(({ prototype }) => sealMethods(prototype));
  [JSON, Reflect].forEach(sealMethods);
  // Webpack gives its arrays a `push` of their own.
  seal(Array.prototype, 'push', Array.prototype.push);
  // Frozen, because getters would slow these down.
  [Array, String, Number, Date, Map, Set, Promise].forEach(({ prototype }) => freeze(prototype));
  freeze(Math);
  for (const name of ['fetch', 'XMLHttpRequest']) seal(window, name, window[name]);
};
