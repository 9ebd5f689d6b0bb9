import { useBack } from '@dongne/platform';
import { Button, EmptyState, PageBody, WashingMachinePicture } from '@dongne/ui';

/** A route that has no page yet: says so, and leads back. */
export function PreparingPage({ what }: { readonly what: string }) {
  const back = useBack();
  return (
    <PageBody>
      <EmptyState
        picture={<WashingMachinePicture />}
        title="준비 중이에요"
        text={`${what} 화면을 만들고 있어요.\n조금만 기다려 주세요.`}
        action={
          <Button size="small" tone="secondary" onClick={back}>
            돌아가기
          </Button>
        }
      />
    </PageBody>
  );
}
