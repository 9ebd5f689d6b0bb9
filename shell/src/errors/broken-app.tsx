import { useEffect, useState } from 'react';
import { ErrorPage } from './error-page';
import { hasWrongAnswers, refuseWrongAnswers } from '../answers/wrong-answers';

/** Fallback for a crashed app: renders again if an invalid response was the cause, otherwise shows the error page. */
export const BrokenApp = ({ onRetry }: { onRetry: () => void }) => {
  const [isOfAnswer] = useState(hasWrongAnswers);
  useEffect(() => {
    if (!isOfAnswer) return;
    refuseWrongAnswers();
    onRetry();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each error
  }, []);
  return isOfAnswer ? null : <ErrorPage status={500} />;
};
