import * as runtimeCore from '@module-federation/runtime-core';
import axios from 'axios';
import { createRoot } from 'react-dom/client';
import { actOnFailures } from '../failures/failure-actions';
import type { RemoteModule } from '../remote-module';
import { installRuntime, type PlatformRuntime } from '../runtime/runtime';
import { sessionBaseAtom } from '../session/session-atoms';
import { createRuntime } from '../start-platform';
import { EmbeddedPage } from './embedded-page';
import { SHARED_PACKAGES } from './shared-packages';

/** Choices of a foreign host. */
interface EmbedOptions {
  /** Address of the app, which opens the pages that are not embedded: login, orders. */
  readonly site: string;
  /** Origin with the API under `/v1`; by default the page's own, whose server forwards it. */
  readonly api?: string;
  /** Replaces the opening of `site`. */
  readonly onLeave?: (path: string) => void;
}

/** Means of a foreign host to load and render pages of remotes. */
interface Embedding {
  /** For `createInstance({ shared })` of the official federation runtime. */
  readonly shared: typeof SHARED_PACKAGES;
  /**
   * Renders a page.
   *
   * @param module answer of `loadRemote('mf_laundry/routes')`.
   * @returns removes it again.
   */
  readonly render: (element: Element, module: RemoteModule, path: string) => () => void;
}

/**
 * Runtime of a visitor. Reads no cookie of the foreign page and stores nothing there, since its `accessToken` would be
 * another site's.
 */
const visitorRuntime = (api: string): PlatformRuntime => {
  const send = axios.getAdapter(axios.defaults.adapter);
  return {
    ...createRuntime(),
    drawnFor: {
      cookies: '',
      userAgent: navigator.userAgent,
      pathname: '',
      wire: (config) => send({ ...config, baseURL: new URL(config.baseURL ?? '', api).href }),
    },
  };
};

/** Prepares a foreign page for remotes. Call once, before the first remote is loaded. */
export const embed = ({
  site,
  api = window.location.origin,
  // One slash: `//other.example` would be another site.
  onLeave = (path) => window.location.assign(new URL(path.replace(/^\/+/, '/'), site)),
}: EmbedOptions): Embedding => {
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: runtimeCore });
  const runtime = visitorRuntime(api);
  installRuntime(runtime);
  actOnFailures();
  runtime.store.set(sessionBaseAtom, { state: 'visitor' });
  return {
    shared: SHARED_PACKAGES,
    render: (element, module, path) => {
      const root = createRoot(element);
      root.render(<EmbeddedPage runtime={runtime} module={module} path={path} onLeave={onLeave} />);
      return () => root.unmount();
    },
  };
};
