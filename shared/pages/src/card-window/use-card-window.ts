import { CARD_WINDOW, endpoints } from '@dongne/contract';
import { queryOf, toApiError, useRemote } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CardProvider } from './card-names';
import { onCardResult } from './card-result';
import { openProviderWindow, type OpenedWindowQuery } from './opened-window';
import { stepOf, type WindowStep } from './window-step';

interface CardWindowOptions {
  /** Where the window begins. */
  readonly pathOf: (query: OpenedWindowQuery) => string;
  /** A window that this tab was left for, and has come back from. */
  readonly returnedSid?: string | undefined;
  /** Leaves this tab for a window that could not be opened beside it. */
  readonly leaveFor: (sid: string, path: string) => void;
}

interface Watched {
  readonly sid: string;
  readonly popup: Window | null;
}

const NOBODY = '';

/** Whether a window is closed, which says nothing of what came of it: crossing over to a provider may look the same. */
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
 * One provider's window from the click to its end. Neither a closed window nor a message from it is believed: the server is asked.
 *
 * @returns how far it is, and `open` for the click.
 */
export const useCardWindow = (
  provider: CardProvider,
  { pathOf, returnedSid, leaveFor }: CardWindowOptions,
): { readonly step: WindowStep; readonly open: () => void } => {
  const queries = useQueryClient();
  const [watched, setWatched] = useState<Watched | undefined>(
    returnedSid === undefined ? undefined : { sid: returnedSid, popup: null },
  );
  /** The window that the server is asked about. */
  const [asked, setAsked] = useState(returnedSid);
  const isClosed = useIsClosed(watched?.popup ?? null);
  const sid = watched?.sid ?? NOBODY;
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
    if (sid === NOBODY) return undefined;
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
