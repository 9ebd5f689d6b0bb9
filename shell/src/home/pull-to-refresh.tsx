import { popups } from '@dongne/platform';
import { Spinner, VisuallyHidden } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import styled, { createGlobalStyle } from 'styled-components';
import { usePull } from './use-pull';

/** Pull to refresh: fetches everything that Home shows again. */
export const PullToRefresh = () => {
  const queryClient = useQueryClient();
  const isUnderWay = useRef(false);
  const [state, setState] = useState<'resting' | 'refreshing' | 'refreshed'>('resting');

  const refresh = async (): Promise<void> => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('refreshing');
    // All active queries are Home's here. Never rejects: each query holds its own error.
    await queryClient.invalidateQueries({ type: 'active' });
    isUnderWay.current = false;
    setState('refreshed');
    const queries = queryClient.getQueryCache().findAll({ type: 'active' });
    const hasFailed = queries.some(({ state: { status } }) => status === 'error');
    if (hasFailed) popups.toast('새로고침하지 못했어요', { tone: 'error' });
  };
  const pulled = usePull(() => void refresh());
  const isRefreshing = state === 'refreshing';
  return (
    <>
      <NoBrowserRefresh />
      <VisuallyHidden aria-live="polite">{SPOKEN[state]}</VisuallyHidden>
      {(pulled > 0 || isRefreshing) && (
        <Sign
          aria-hidden="true"
          style={{ top: isRefreshing ? RESTING_PX : pulled, opacity: isRefreshing ? 1 : pulled / RESTING_PX }}
        >
          <Spinner size={24} />
        </Sign>
      )}
    </>
  );
};

/** Resting position of the spinner, in px. */
const RESTING_PX = 72;

const SPOKEN = { resting: '', refreshing: '새로고침하는 중이에요', refreshed: '새로고침했어요' } as const;

/** Disables the browser's own pull to refresh, which would reload the page. */
const NoBrowserRefresh = createGlobalStyle`
  html {
    overscroll-behavior-y: contain;
  }
`;

const Sign = styled.div`
  position: fixed;
  left: 50%;
  z-index: ${({ theme }) => theme.layer.bar};
  display: grid;
  place-items: center;
  width: ${({ theme }) => theme.size.touch};
  height: ${({ theme }) => theme.size.touch};
  margin-top: ${({ theme }) => theme.safeArea.top};
  color: ${({ theme }) => theme.color.icon.brand};
  pointer-events: none;
  background: ${({ theme }) => theme.color.surface.raised};
  border-radius: ${({ theme }) => theme.radius.full};
  box-shadow: ${({ theme }) => theme.shadow.floating};
  transform: translateX(-50%);

  ${({ theme }) => theme.media.tablet} {
    left: var(--app-column-center);
  }

  /* Does not follow the finger with reduced motion. */
  ${({ theme }) => theme.media.reducedMotion} {
    top: ${RESTING_PX}px !important;
    opacity: 1 !important;
  }
`;
