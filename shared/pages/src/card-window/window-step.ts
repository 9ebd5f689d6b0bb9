import type { CardWindowEnd } from '@dongne/contract';
import type { RemoteData } from '@dongne/platform';

/** Step of a provider's window, as its page shows it. */
export type WindowStep =
  /** `closed`: by hand, without an outcome so far. A late one still counts. */
  | { readonly step: 'idle' | 'open' | 'checking' | 'closed' | 'unreached' | 'done' }
  /** `early`: closed before any input. `unknown`: the outcome cannot be determined. */
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
 * Returns the step of an open window or of the server's response.
 *
 * @param isClosed whether the browser has reported it closed (product specification §4).
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
