import { Button } from '../buttons/button';
import { PageBody } from '../layout/page-body';
import { WashingMachinePicture } from '../pictures/washing-machine-picture';
import { EmptyState } from './empty-state';

export interface ComingSoonProps {
  readonly onBack: () => void;
}

/** Placeholder for a route whose page does not exist yet, with a back button. */
export function ComingSoon({ onBack }: ComingSoonProps) {
  return (
    <PageBody>
      <EmptyState
        picture={<WashingMachinePicture />}
        title="준비 중이에요"
        text="곧 만나 보실 수 있어요."
        action={
          <Button size="small" tone="secondary" onClick={onBack}>
            이전 화면으로
          </Button>
        }
      />
    </PageBody>
  );
}
