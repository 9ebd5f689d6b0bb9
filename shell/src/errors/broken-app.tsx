import { useEffect, useState } from 'react';
import { ErrorPage } from './error-page';
import { hasWrongAnswers, refuseWrongAnswers } from '../answers/wrong-answers';

/** Stands in the place of an app that broke: renders it again where an answer was to blame, else is the error page. */
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
