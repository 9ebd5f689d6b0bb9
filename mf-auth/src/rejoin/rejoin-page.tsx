import { REJOIN_BLOCK_DAYS } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { paths } from '@dongne/platform';
import { Button, EmptyState, FixedActions, LaundryBasketPicture, PageBody } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** Why a recently withdrawn member cannot join again yet (`NOT_OVER_14DAYS`), with alternatives. */
export function RejoinPage() {
  return (
    <PageBody>
      <EmptyState
        picture={<LaundryBasketPicture />}
        title={`탈퇴 후 ${REJOIN_BLOCK_DAYS}일이 지나야 다시 가입할 수 있어요`}
        text={'그동안에도 세탁소와 가격은 로그인 없이 둘러볼 수 있어요.\n궁금한 점은 고객센터에 물어봐 주세요.'}
      />
      <FixedActions>
        <Button as={Link} tone="ghost" to={mypagePaths.customerCenter()}>
          고객센터
        </Button>
        <Button as={Link} to={paths.home()}>
          홈으로
        </Button>
      </FixedActions>
    </PageBody>
  );
}
