import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRuntime } from '../runtime/runtime-context';
import { appHistory } from './app-history';

/** Goes back by pages, however many history entries they take. */
export const usePagesBack = (): ((pages: number) => void) => {
  const history = appHistory(useRuntime());
  const navigate = useNavigate();
  return useCallback(
    (pages: number) => {
      // Fallback for a remote without the shell and for page tests, which have a history of their own.
      if (!history.goPagesBack(pages)) void navigate(-pages);
    },
    [history, navigate],
  );
};
