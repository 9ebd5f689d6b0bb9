/* global self, clients */
// The only service worker: shows notifications and opens their page. It handles no request and stores nothing, and its
// scope holds no page.

/** Resolves a path to a page of the app; anything else opens Home. */
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

// Activates at once: no page depends on the previous worker.
self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => {
  const { key, title, text, path } = wordsOf(event.data);
  // Always shows a notification: browsers revoke the permission after a silent push.
  const shown = self.registration.showNotification(title || '동네세탁', {
    body: text || '새 소식이 있어요.',
    tag: key,
    lang: 'ko',
    data: { path },
  });
  event.waitUntil(shown);
});

/** Focuses a window that already shows the page, else opens a new one: another window may hold unsaved input. */
const open = async (href) => {
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === href);
  return there === undefined ? clients.openWindow(href) : there.focus();
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(pageOf(event.notification.data?.path)));
});
