import { renderNow } from '@dongne/platform';
import { seoulDate } from '@dongne/contract';
import { useState } from 'react';
import { CareLabel } from './care-label';
import { GamePage } from './game-page';
import { OxQuiz } from './ox-quiz';
import { questionsOf, QUESTIONS_A_DAY } from './ox-questions';

/** O/X 세탁 퀴즈: symbols of care labels. */
export const OxPage = () => {
  // Fixed at mount: a game across midnight must not change its questions.
  const [questions] = useState(() => questionsOf(seoulDate(renderNow())));
  return (
    <GamePage
      game="ox"
      picture={<CareLabel sign="wash30" size={120} />}
      title="세탁 기호, 얼마나 알고 있나요?"
      rules={[`기호를 보고 O나 X를 고르는 문제 ${QUESTIONS_A_DAY}개예요.`, '틀려도 괜찮아요. 뜻을 바로 알려 드려요.']}
    >
      {(onEnd) => <OxQuiz questions={questions} onEnd={onEnd} />}
    </GamePage>
  );
};
