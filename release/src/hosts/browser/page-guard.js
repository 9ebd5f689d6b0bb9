/* global document, location, localStorage, HTMLScriptElement, Node, Event, trustedTypes */
// Stands in every page before the shell's first script (see page-guard.ts), and holds for whatever runs after it.
({ hashed, others, takesOverrides, takesHtml }) => {
  const at = (url) => new URL(url, document.baseURI);
  const overrides = () =>
    takesOverrides
      ? Object.keys(localStorage)
          .filter((key) => key.startsWith('override:'))
          .map((key) => at(localStorage.getItem(key)).origin)
          .filter((origin) => /^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin))
      : [];
  const isOf = (origin) => (source) =>
    source.includes('//*.') ? at(origin).hostname.endsWith(source.split('//*')[1]) : source === origin;
  const isAdmitted = (url) => {
    try {
      const { origin, pathname } = at(url);
      if (origin === location.origin) return pathname.startsWith('/shell/');
      return hashed.includes(origin) || others.some(isOf(origin)) || overrides().includes(origin);
    } catch {
      return false; // no address, or a storage that is forbidden
    }
  };
  // Webpack adds each script of a remote this way; the container of a squad that forgot to promise hashes sets none.
  const lacksHash = (node) =>
    node instanceof HTMLScriptElement && hashed.includes(at(node.src).origin) && !/^sha\d{3}-/.test(node.integrity);
  document.head.appendChild = function (node) {
    if (!lacksHash(node)) return Node.prototype.appendChild.call(this, node);
    setTimeout(() => node.dispatchEvent(new Event('error')));
    return node;
  };
  if (typeof trustedTypes !== 'undefined')
    trustedTypes.createPolicy('default', {
      createScriptURL: (url) => (isAdmitted(url) ? url : null),
      ...(takesHtml ? { createHTML: (html) => html } : {}),
    });
};
