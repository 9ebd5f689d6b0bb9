import { paths } from '@dongne/platform';
import { Button, EmptyState, PageBody, WashingMachinePicture } from '@dongne/ui';
import { Link } from 'react-router-dom';

/** A route that has no page yet: says so, and leads back to what there is. */
export const ComingPage = () => (
  <PageBody>
    <EmptyState
      picture={<WashingMachinePicture />}
      title="준비 중이에요"
      text={'더 편하게 쓰실 수 있도록 만들고 있어요.\n조금만 기다려 주세요.'}
      action={
        <Button as={Link} to={paths.usage.list()} size="small" tone="secondary">
          이용현황 보기
        </Button>
      }
    />
  </PageBody>
);
