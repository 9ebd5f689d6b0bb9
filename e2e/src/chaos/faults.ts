import { FAULTS as SERVER_FAULTS } from '../system/broken-rendering';
import type { Operator } from '../system/operator';
import type { VersionFault } from '../system/faulty-version';

/** Remotes with a public page each, and the page of another squad that is opened after it. */
export const PLACES = [
  { name: 'mf_laundry', folder: 'mf-laundry', path: '/laundry/list', next: '/membership' },
  { name: 'mf_usage', folder: 'mf-usage', path: '/applicate/guide', next: '/laundry/list' },
  { name: 'mf_mypage', folder: 'mf-mypage', path: '/mypage/customer-center', next: '/applicate/guide' },
  { name: 'mf_membership', folder: 'mf-membership', path: '/membership', next: '/login' },
  { name: 'mf_auth', folder: 'mf-auth', path: '/login', next: '/mypage/customer-center' },
] as const;

export type Place = (typeof PLACES)[number];

/** Fault that can be played against any remote. */
export interface Fault {
  readonly what: string;
  /** Plays it. @returns a function that repairs the system. */
  readonly play: (operator: Operator, place: Place) => Promise<() => Promise<void>>;
}

/** Replaces what the container returns for its routes; `react()` is the shell's React. */
const withRoutes = (routes: string): string => `{
  const real = $NAME;
  let shares;
  const react = async () => (await Object.values(shares.react)[0].get())();
  $NAME = {
    init: (given, ...rest) => { shares = given; return real.init(given, ...rest); },
    get: async (exposed) => { const evaluate = await real.get(exposed); const React = await react(); return () => { ${routes} }; },
  };
}`;

/** Renders a faulty page at each path of the remote. */
const withPage = (page: string): string =>
  withRoutes(
    `const Page = ${page}; return { ...evaluate(), routes: [{ path: '*', element: React.createElement(Page) }] };`,
  );

/** Runs before the remote's own code, whose pages stay as they are. */
const withHarm = (harm: string): string => `{
  const attempt = (act) => { try { act(); } catch {} };
  const broken = () => { throw new Error('chaos'); };
  ${harm}
}`;

const hang = '() => React.use(Page.never ??= new Promise(() => undefined))';
const loop = `() => {
  const [count, setCount] = React.useState(0);
  React.useLayoutEffect(() => setCount(count + 1));
  return String(count);
}`;
const leak = `() => {
  React.useEffect(() => {
    const kept = (globalThis.kept = []);
    const timer = setInterval(() => kept.length < 60 && kept.push(new Array(1_000_000).fill(kept.length)), 50);
    return () => clearInterval(timer);
  });
  return '새는 화면';
}`;

/** Faults of a remote's version in browsers and on the server. */
export const VERSION_FAULTS: readonly (Omit<VersionFault, 'pageScript'> & {
  readonly what: string;
  readonly pageScript?: 'lost' | 'changed';
})[] = [
  { name: 'import', what: 'throws at import', container: withRoutes("throw new Error('chaos');") },
  { name: 'render', what: 'throws in render', container: withPage("() => { throw new Error('chaos'); }") },
  { name: 'server', what: 'throws on the server only', server: SERVER_FAULTS[0].line },
  { name: 'server-hangs', what: 'hangs on the server only', server: SERVER_FAULTS[1].line },
  {
    name: 'hangs',
    what: 'never loads',
    container: '$NAME = { init: $NAME.init, get: () => new Promise(() => undefined) };',
  },
  { name: 'suspends', what: 'never renders', container: withPage(hang) },
  { name: 'loops', what: 'renders in a loop', container: withPage(loop) },
  { name: 'blocks', what: 'blocks the thread', container: withPage('() => { for (;;); }') },
  { name: 'leaks', what: 'leaks memory', container: withPage(leak) },
  {
    name: 'poisons',
    what: 'poisons prototypes',
    container: withHarm(`
      for (const { prototype } of [Object, Array, Function, Promise, String, Map])
        for (const name of Object.getOwnPropertyNames(prototype))
          if (name !== 'constructor') attempt(() => { prototype[name] = broken; });
      attempt(() => { Object.prototype.chaos = true; });`),
  },
  {
    name: 'wraps',
    what: 'wraps fetch',
    container: withHarm(`
      attempt(() => { globalThis.fetch = () => new Promise(() => undefined); });
      attempt(() => { XMLHttpRequest.prototype.send = () => undefined; });
      attempt(() => { globalThis.XMLHttpRequest = broken; });`),
  },
  { name: 'lost', what: 'lacks the script of its page', pageScript: 'lost' },
  { name: 'changed', what: 'has a changed byte in it', pageScript: 'changed' },
  { name: 'container', what: 'has a changed byte in its container', isContainerChanged: true },
];
