import { endpoints } from '@dongne/contract';
import { payMethodPaths } from '@dongne/contract/paths';
import { saveLeftFor, leftFor, useCardWindow, type CardProvider } from '@dongne/pages';
import { popups, refresh, returnTo } from '@dongne/platform';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { REGISTER_PATH } from '../common/card-providers';

/** Continues once, however many windows and tabs report a registered card. */
const useGoOn = (isDone: boolean, path: string | null): void => {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const hasGone = useRef(false);
  useEffect(() => {
    if (!isDone || hasGone.current) return;
    hasGone.current = true;
    void refresh(queries, endpoints.PAYMENT_CARD);
    popups.toast('카드를 등록했어요');
    void navigate(path === null ? payMethodPaths.list() : returnTo(path), { replace: true });
  }, [isDone, navigate, path, queries]);
};

/** Windows of both providers, which may be open at once; the first registered card continues. */
export const useRegistration = () => {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const returnedSid = query.get('sid') ?? undefined;
  // Reads once at mount: the stored window may be replaced before the next render.
  const [left] = useState(() => leftFor(returnedSid ?? null));
  const startedWith = left?.provider ?? 'inicis';
  const path = query.get('path') ?? left?.path ?? null;

  const optionsOf = (provider: CardProvider) => ({
    pathOf: REGISTER_PATH[provider],
    returnedSid: provider === startedWith ? returnedSid : undefined,
    leaveFor: (sid: string, pathInTab: string): void => {
      saveLeftFor({ sid, provider, path });
      void navigate(pathInTab, { replace: true });
    },
  });
  const inicis = useCardWindow('inicis', optionsOf('inicis'));
  const nicepay = useCardWindow('nicepay', optionsOf('nicepay'));
  useGoOn(
    [inicis, nicepay].some(({ step }) => step.step === 'done'),
    path,
  );
  return { windows: { inicis, nicepay }, startedWith };
};
