import { endpoints, REPORT_REASON_LABEL, REPORT_REASONS, REVIEW, type ReportReason, typedText } from '@dongne/contract';
import { useOnce } from '@dongne/pages';
import { popups, send, toApiError } from '@dongne/platform';
import { BottomSheet, Button, RadioGroup, TextArea } from '@dongne/ui';
import { useState } from 'react';

interface ReportSheetProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** Sheet to report another customer's review. */
export const ReportSheet = ({ id, onClose }: ReportSheetProps) => {
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [report, isPending] = useOnce(async () => {
    if (reason === null) {
      setError('신고하는 이유를 골라 주세요.');
      return;
    }
    try {
      await send(endpoints.reportReview, { params: { id }, body: { reason, text: typedText(text) } });
      popups.toast('신고를 접수했어요. 확인하고 조치할게요.');
      onClose();
    } catch (thrown) {
      popups.toast(toApiError(thrown).sentence, { tone: 'error' });
    }
  });

  return (
    <BottomSheet
      open
      onClose={onClose}
      title="리뷰 신고"
      footer={
        <Button fullWidth pending={isPending} onClick={() => void report()}>
          신고하기
        </Button>
      }
    >
      <RadioGroup
        label="신고하는 이유"
        choices={REPORT_REASONS.map((value) => ({ value, label: REPORT_REASON_LABEL[value] }))}
        value={reason}
        onChange={(value) => {
          setReason(value);
          setError(undefined);
        }}
        error={error}
      />
      <TextArea
        label="자세한 내용 (선택)"
        maxLetters={REVIEW.reportLetters}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </BottomSheet>
  );
};
