import { Button, Notice } from '@dongne/ui';

/** Notice of a draft for an earlier version of the request, with a button to apply it once. */
export const OlderDraft = ({ onTake }: { readonly onTake: () => void }) => (
  <Notice
    tone="warning"
    action={
      <Button size="small" tone="secondary" onClick={onTake}>
        불러오기
      </Button>
    }
  >
    작성하던 수정 내용이 있지만, 그사이 신청이 바뀌어서 불러오지 않았어요.
  </Notice>
);
