import { endpoints } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { useOnce } from '@dongne/pages';
import { paths, send, toApiError } from '@dongne/platform';
import { Button, EmptyState, FixedActions, LaundryBasketPicture, PageBody, Text } from '@dongne/ui';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';

/** Texts before and after the press, and for an expired or truncated link. */
const WORDS = {
  asked: {
    title: '번호 변경을 멈출까요?',
    text: '멈추면 로그인하는 번호는 그대로이고, 변경을 신청한 기기에서는 로그아웃돼요.',
  },
  stopped: {
    title: '번호 변경을 멈췄어요',
    text: '로그인하는 번호는 그대로예요. 변경을 신청한 기기에서는 로그아웃했어요.',
  },
  over: {
    title: '이미 멈췄거나 끝난 변경이에요',
    text: '더 궁금한 점은 고객센터로 알려 주세요.',
  },
} as const;

/**
 * Stops the change of a lost number by the link of the SMS to the old one (`/login/number#token`), without a login. It
 * needs a press, since messengers open links for previews.
 */
export function StopPage() {
  const { hash } = useLocation();
  const [outcome, setOutcome] = useState<keyof typeof WORDS>('asked');
  const [problem, setProblem] = useState<string>();
  const [stop, isStopping] = useOnce(async () => {
    const token = hash.slice(1);
    setProblem(undefined);
    if (token === '') return setOutcome('over');
    try {
      await send(endpoints.stopLostNumberByLink, { body: { token } });
      setOutcome('stopped');
    } catch (thrown) {
      const { code, sentence } = toApiError(thrown);
      if (code === 'NOT_FOUND' || code === 'VALIDATION') setOutcome('over');
      else setProblem(sentence);
    }
  });

  return (
    <PageBody>
      <div role="status">
        <EmptyState picture={<LaundryBasketPicture />} {...WORDS[outcome]} />
      </div>
      {problem !== undefined && (
        <Text as="p" $type="label" $color="warning" role="alert">
          {problem}
        </Text>
      )}
      <FixedActions>
        <Button as={Link} tone="ghost" to={mypagePaths.customerCenter()}>
          고객센터
        </Button>
        {outcome !== 'asked' ? (
          <Button as={Link} to={paths.home()}>
            홈으로
          </Button>
        ) : (
          <Button pending={isStopping} onClick={() => void stop()}>
            번호 변경 멈추기
          </Button>
        )}
      </FixedActions>
    </PageBody>
  );
}
