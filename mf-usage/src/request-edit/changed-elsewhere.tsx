import { Button, Notice, Stack } from '@dongne/ui';

interface ChangedElsewhereProps {
  /** Applies the change to the form. */
  readonly onTake: () => void;
  /** Leaves the form as it is: saving overwrites the change. */
  readonly onKeep: () => void;
}

/** Notice that the request was changed on another screen; saving is disabled until one version is chosen. */
export const ChangedElsewhere = ({ onTake, onKeep }: ChangedElsewhereProps) => (
  <div role="alert" data-wrong="">
    <Notice tone="warning">
      <Stack $gap={3}>
        <span>다른 화면에서 이 신청이 바뀌었어요. 저장하기 전에 하나를 골라 주세요.</span>
        <Stack $direction="row" $gap={2} $wrap>
          <Button size="small" tone="secondary" onClick={onTake}>
            바뀐 내용 불러오기
          </Button>
          <Button size="small" tone="ghost" onClick={onKeep}>
            이 화면 내용으로 바꾸기
          </Button>
        </Stack>
      </Stack>
    </Notice>
  </div>
);
