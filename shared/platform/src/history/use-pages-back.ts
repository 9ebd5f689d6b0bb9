import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRuntime } from '../runtime/runtime-context';
import { appHistory } from './app-history';

/** Goes back by pages, however many entries of the history they take. */
export const usePagesBack = (): ((pages: number) => void) => {
  const history = appHistory(useRuntime());
  const navigate = useNavigate();
  return useCallback(
    (pages: number) => {
      // A remote that runs without the shell, and a page test, stand in a history of their own.
      if (!history.goPagesBack(pages)) void navigate(-pages);
    },
    [history, navigate],
  );
};
