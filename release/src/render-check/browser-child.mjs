// Opens pages in jsdom, as a browser would: the page's own scripts load, hydrate and run their effects.
import process from 'node:process';
import { JSDOM, ResourceLoader, VirtualConsole } from 'jsdom';

/** Interval of the checks whether a page has come to rest. */
const CHECK_MS = 20;
/** Checks in a row without an open request or a timer that is due: answers cause further ones. */
const QUIET_CHECKS = 3;

/** Files of all pages: each page loads the same shell. */
const files = new Map();

class Files extends ResourceLoader {
  constructor(pending) {
    super();
    this.pending = pending;
  }

  fetch(url) {
    this.pending.count += 1;
    if (!files.has(url))
      files.set(
        url,
        fetch(url).then(async (answer) => Buffer.from(await answer.arrayBuffer())),
      );
    return files.get(url).finally(() => {
      this.pending.count -= 1;
    });
  }
}

class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** Timers that a page waits for: React hydrates a page in several, one after another. */
const SOON_MS = 50;

/** Counts timers that are due soon as pending. */
const countTimers = (window, pending) => {
  const { setTimeout: later, clearTimeout: cancel } = window;
  const soon = new Set();
  const settle = (timer) => {
    if (soon.delete(timer)) pending.count -= 1;
  };
  window.setTimeout = (work, ms = 0, ...values) => {
    const timer = later(() => {
      settle(timer);
      work(...values);
    }, ms);
    if (ms > SOON_MS) return timer;
    soon.add(timer);
    pending.count += 1;
    return timer;
  };
  window.clearTimeout = (timer) => {
    settle(timer);
    cancel(timer);
  };
};

/** Adds what browsers have and jsdom lacks. */
const complete = (window, pending) => {
  const counted = async (work) => {
    pending.count += 1;
    try {
      return await work;
    } finally {
      pending.count -= 1;
    }
  };
  Object.assign(window, {
    // Signals of jsdom are foreign to Node.
    fetch: (address, { signal: _signal, ...init } = {}) => counted(fetch(new URL(address, window.location.href), init)),
    IntersectionObserver: Observer,
    ResizeObserver: Observer,
    PerformanceObserver: Object.assign(class extends Observer {}, { supportedEntryTypes: [] }),
    BroadcastChannel: class extends window.EventTarget {
      postMessage() {}
      close() {}
    },
    TextEncoder,
    TextDecoder,
    structuredClone,
    scrollTo: () => undefined,
    matchMedia: (media) => ({
      media,
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
    requestIdleCallback: (work) => window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 1),
    cancelIdleCallback: (id) => window.clearTimeout(id),
    CSS: { supports: () => false, escape: (text) => text },
  });
  Object.assign(window.navigator, { sendBeacon: () => true });
  Object.assign(window.Element.prototype, { scrollTo() {}, scrollIntoView() {}, animate: () => ({ cancel() {} }) });
  const { send } = window.XMLHttpRequest.prototype;
  window.XMLHttpRequest.prototype.send = function (...body) {
    pending.count += 1;
    this.addEventListener('loadend', () => {
      pending.count -= 1;
    });
    return send.apply(this, body);
  };
};

const hasApp = ({ document }) => {
  const root = document.getElementById('root');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
};

/** Waits until the app stands, no request is open and no timer is due. */
const rest = (window, pending) =>
  new Promise((resolve) => {
    let quiet = 0;
    const timer = setInterval(() => {
      quiet = pending.count === 0 && hasApp(window) ? quiet + 1 : 0;
      if (quiet < QUIET_CHECKS) return;
      clearInterval(timer);
      resolve(undefined);
    }, CHECK_MS);
  });

/** Errors of the open page. */
let errors = [];
const note = (...parts) => {
  const [text = ''] = parts.map((part) => part?.detail?.stack ?? part?.stack ?? part).filter(Boolean);
  // Message and place; the rest of a stack is jsdom's.
  errors.push(
    String(text)
      .split('\n', 2)
      .map((line) => line.trim())
      .join(' ')
      .slice(0, 500),
  );
};
process.on('unhandledRejection', note);
process.on('uncaughtException', note);

const open = async ({ id, url, html, cookies }) => {
  errors = [];
  const pending = { count: 0 };
  const virtualConsole = new VirtualConsole();
  virtualConsole.on('error', note);
  virtualConsole.on('jsdomError', (error) => {
    if (error.type !== 'not implemented') note(error.detail ?? error);
  });
  const page = new JSDOM(html, {
    url,
    pretendToBeVisual: true,
    runScripts: 'dangerously',
    resources: new Files(pending),
    virtualConsole,
    beforeParse: (window) => {
      for (const cookie of cookies) window.document.cookie = cookie;
      complete(window, pending);
      countTimers(window, pending);
    },
  });
  await rest(page.window, pending);
  const found = errors;
  page.window.close();
  process.send({ id, errors: found });
};

process.on('message', (message) => void open(message));
process.send({ id: 0, errors: [] });
