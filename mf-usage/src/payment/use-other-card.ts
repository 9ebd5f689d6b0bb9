import { endpoints } from '@dongne/contract';
import { cardWindowPaths, usagePaths } from '@dongne/contract/paths';
import { saveLeftFor, leftFor, useCardWindow, type CardProvider, type OpenedWindowQuery } from '@dongne/pages';
import { popups, refresh } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

const PAY_PATH: Record<CardProvider, (query: OpenedWindowQuery & { readonly application: number }) => string> = {
  inicis: cardWindowPaths.inicisPay,
  nicepay: cardWindowPaths.nicepayPay,
};

/** Payment by another card in the windows of both providers; the request is polled until it ends. */
export const useOtherCard = (id: number) => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const returnedSid = query.get('sid') ?? undefined;
  // Reads once at mount: the stored window may be replaced before the next render.
  const [left] = useState(() => leftFor(returnedSid ?? null));

  const optionsOf = (provider: CardProvider) => ({
    pathOf: (opened: OpenedWindowQuery) => PAY_PATH[provider]({ ...opened, application: id }),
    returnedSid: left?.provider === provider ? returnedSid : undefined,
    leaveFor: (sid: string, pathInTab: string): void => {
      saveLeftFor({ sid, provider, path: usagePaths.detail(id) });
      void navigate(pathInTab);
    },
  });
  const inicis = useCardWindow('inicis', optionsOf('inicis'));
  const nicepay = useCardWindow('nicepay', optionsOf('nicepay'));

  const ends = [inicis, nicepay].map(({ step }) => step.step);
  const isDone = ends.includes('done');
  const isOver = isDone || ends.some((step) => step === 'refused' || step === 'unknown');
  const wasNotified = useRef(false);
  useEffect(() => {
    // Refetches the request: the server is the source of truth, not the window.
    if (isOver) void refresh(queries, endpoints.REQUESTS);
    if (!isDone || wasNotified.current) return;
    wasNotified.current = true;
    popups.toast('결제했어요');
  }, [isDone, isOver, queries]);
  return { inicis, nicepay };
};
