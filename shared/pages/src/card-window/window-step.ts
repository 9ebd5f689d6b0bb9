import type { CardWindowEnd } from '@dongne/contract';
import type { RemoteData } from '@dongne/platform';

/** How far a provider's window is, as its page shows it. */
export type WindowStep =
  /** `closed`: by hand, and nothing has come of it so far. A late result still counts. */
  | { readonly step: 'idle' | 'open' | 'checking' | 'closed' | 'unreached' | 'done' }
  /** `early`: closed before anything was typed. `unknown`: nobody can say what came of it. */
  | { readonly step: 'early' | 'refused' | 'unknown'; readonly message: string | null };

const ofEnd = ({ state, message }: CardWindowEnd, isClosed: boolean): WindowStep => {
  switch (state) {
    case 'pending':
      return { step: isClosed ? 'closed' : 'checking' };
    case 'done':
      return { step: 'done' };
    case 'refused':
    case 'unknown':
      return { step: state, message };
  }
};

/**
 * What is shown of a window that is open, or that the server was asked about.
 *
 * @param isClosed the browser has seen it close (product specification §4).
 */
export const stepOf = (window: 'open' | RemoteData<CardWindowEnd>, isClosed: boolean): WindowStep => {
  if (window === 'open') return { step: 'open' };
  switch (window.state) {
    case 'loading':
      return { step: 'checking' };
    case 'failed':
      return window.error.code === 'NOT_FOUND' ? { step: 'early', message: null } : { step: 'unreached' };
    case 'ready':
      return ofEnd(window.value, isClosed);
  }
};
