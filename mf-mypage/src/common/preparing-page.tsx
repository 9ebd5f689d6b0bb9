import { useBack } from '@dongne/platform';
import { Button, EmptyState, PageBody, WashingMachinePicture } from '@dongne/ui';

/** A route whose page is still to come: says so and pretends nothing. */
export const PreparingPage = () => {
  const back = useBack();
  return (
    <PageBody>
      <EmptyState
        picture={<WashingMachinePicture />}
        title="준비 중이에요"
        text="더 편하게 쓸 수 있도록 만들고 있어요."
        action={
          <Button size="small" tone="secondary" onClick={back}>
            이전 화면으로
          </Button>
        }
      />
    </PageBody>
  );
};
