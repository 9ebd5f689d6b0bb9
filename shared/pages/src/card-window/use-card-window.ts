import { CARD_WINDOW, endpoints } from '@dongne/contract';
import { queryOf, toApiError, useRemote } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CardProvider } from './card-names';
import { onCardResult } from './card-result';
import { openProviderWindow, type OpenedWindowQuery } from './opened-window';
import { stepOf, type WindowStep } from './window-step';

interface CardWindowOptions {
  /** Builds the start path of the window. */
  readonly pathOf: (query: OpenedWindowQuery) => string;
  /** Session id of a window that this tab has returned from. */
  readonly returnedSid?: string | undefined;
  /** Leaves this tab for a window that could not be opened separately. */
  readonly leaveFor: (sid: string, path: string) => void;
}

interface Watched {
  readonly sid: string;
  readonly popup: Window | null;
}

const NO_WINDOW = '';

/**
 * Returns whether a window is closed, which says nothing about the outcome: navigation to a provider may look the same.
 */
const useIsClosed = (popup: Window | null): boolean => {
  const [closed, setClosed] = useState<Window | null>(null);
  const isClosed = popup !== null && closed === popup;
  useEffect(() => {
    if (popup === null || isClosed) return undefined;
    const timer = setInterval(() => popup.closed && setClosed(popup), CARD_WINDOW.closedPollMs);
    return () => clearInterval(timer);
  }, [popup, isClosed]);
  return isClosed;
};

/**
 * Runs a provider's window from the click to its end. Trusts neither a closed window nor its messages: the server's
 * state decides.
 *
 * @returns its step, and `open` for the click.
 */
export const useCardWindow = (
  provider: CardProvider,
  { pathOf, returnedSid, leaveFor }: CardWindowOptions,
): { readonly step: WindowStep; readonly open: () => void } => {
  const queries = useQueryClient();
  const [watched, setWatched] = useState<Watched | undefined>(
    returnedSid === undefined ? undefined : { sid: returnedSid, popup: null },
  );
  /** Session id that the server is asked about. */
  const [asked, setAsked] = useState(returnedSid);
  const isClosed = useIsClosed(watched?.popup ?? null);
  const sid = watched?.sid ?? NO_WINDOW;
  const isAsking = watched !== undefined && asked === sid;

  const answer = useRemote(
    endpoints.cardWindow,
    { sid },
    {
      enabled: isAsking,
      gcTime: 0,
      refetchInterval: ({ state: { data, error } }) =>
        (data?.state === 'pending' || (error !== null && toApiError(error).code !== 'NOT_FOUND')) &&
        CARD_WINDOW.askAgainMs,
    },
  );

  useEffect(() => {
    if (!isClosed) return undefined;
    const timer = setTimeout(() => setAsked(sid), CARD_WINDOW.graceMs);
    return () => clearTimeout(timer);
  }, [isClosed, sid]);

  useEffect(() => {
    if (sid === NO_WINDOW) return undefined;
    return onCardResult(sid, () => {
      setAsked(sid);
      void queries.invalidateQueries({ queryKey: queryOf(endpoints.cardWindow, { sid }).queryKey });
    });
  }, [sid, queries]);

  const open = (): void => {
    const opened = openProviderWindow(provider, pathOf);
    if (opened.popup === null) leaveFor(opened.sid, opened.pathInTab);
    else setWatched(opened);
  };
  if (watched === undefined) return { step: { step: 'idle' }, open };
  return { step: stepOf(isAsking ? answer : 'open', isClosed), open };
};
