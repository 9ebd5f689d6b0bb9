/* global document, location, localStorage, HTMLScriptElement, Node, Event, trustedTypes */
// Runs in every page before the shell's first script (see page-guard.ts), and guards every script that is added later.
({ hashed, others, machines, takesHtml }) => {
  const at = (url) => new URL(url, document.baseURI);
  const overrides = () =>
    machines.length > 0
      ? Object.keys(localStorage)
          .filter((key) => key.startsWith('override:'))
          .map((key) => at(localStorage.getItem(key)))
          .filter(({ protocol, hostname }) => /^https?:$/.test(protocol) && machines.includes(hostname))
          .map(({ origin }) => origin)
      : [];
  const isOf = (origin) => (source) =>
    source.includes('//*.') ? at(origin).hostname.endsWith(source.split('//*')[1]) : source === origin;
  const isAdmitted = (url) => {
    try {
      const { origin, pathname } = at(url);
      if (origin === location.origin) return pathname.startsWith('/shell/');
      return hashed.includes(origin) || others.some(isOf(origin)) || overrides().includes(origin);
    } catch {
      return false; // invalid URL, or storage is blocked
    }
  };
  // Refuses script elements without integrity: webpack appends a remote's scripts here, and a container built without
  // hashes sets none.
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
