/* global self, clients */
// The app's only service worker: shows what is pushed and opens its page. It answers no request and keeps nothing, so no page
// is ever drawn by it; its scope holds none.

/** A page of the app; anything else that a push may say leads Home. */
const pageOf = (path) => {
  const home = new URL('/', self.location.origin);
  if (typeof path !== 'string' || !path.startsWith('/')) return home.href;
  const page = new URL(path, home);
  return page.origin === home.origin && page.username === '' ? page.href : home.href;
};

const wordsOf = (data) => {
  try {
    return data.json();
  } catch {
    return {};
  }
};

// The newest worker counts at once: there is nothing of an older one that a page could still use.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { key, title, text, path } = wordsOf(event.data);
  // A browser takes the permission from whoever is woken and shows nothing.
  const shown = self.registration.showNotification(title || '동네세탁', {
    body: text || '새 소식이 있어요.',
    tag: key,
    lang: 'ko',
    data: { path },
  });
  event.waitUntil(shown);
});

/** A window that stands there already is shown; another one is left as it is, with whatever is being typed in it. */
const open = async (href) => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  return there === undefined ? clients.openWindow(href) : there.focus();
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.path)));
});
