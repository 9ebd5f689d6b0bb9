import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from './paths';

/** Goes back in the app's own history, or Home when this page was the first. */
export const useBack = (): (() => void) => {
  const navigate = useNavigate();
  return useCallback(() => {
    if (isFirstPage()) void navigate(paths.home(), { replace: true });
    else void navigate(-1);
  }, [navigate]);
};

/** react-router numbers its history entries; a page opened from outside is number 0. */
const isFirstPage = (): boolean => {
  const state: unknown = window.history.state;
  return !(
    typeof state === 'object' &&
    state !== null &&
    'idx' in state &&
    typeof state.idx === 'number' &&
    state.idx > 0
  );
};
