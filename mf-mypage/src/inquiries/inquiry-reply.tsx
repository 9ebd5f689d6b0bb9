import { endpoints, INQUIRY, SUPPORT_HOURS_TEXT, typedText } from '@dongne/contract';
import { saveAttempt, readAttempt, useServerForm } from '@dongne/pages';
import { popups, queryOf, refresh, send } from '@dongne/platform';
import { Button, Notice, Stack, TextArea } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as v from 'valibot';
import { openInquiryDraft } from './inquiry-draft';
import { REPLY_SCHEMA } from './inquiry-values';

interface ReplyValues {
  readonly [field: string]: string;
  readonly text: string;
}

/** Reply form of a thread. */
export const InquiryReply = ({ id, isAnswered }: { id: number; isAnswered: boolean }) => {
  const queries = useQueryClient();
  const attempt = `inquiry-attempt/${id}`;
  const [draft] = useState(() => openInquiryDraft<ReplyValues>(`inquiry/${id}`, { text: v.string() }));
  const [first] = useState(() => readAttempt(attempt));
  const { values, problems, change, failure, isPending, formProps } = useServerForm({
    defaultValues: { text: draft.values.text ?? '' },
    schema: REPLY_SCHEMA,
    fieldOfWire: { text: 'text' },
    attempt: { contentOf: JSON.stringify, first, keep: (now) => saveAttempt(attempt, now) },
    send: ({ text }, idempotencyKey) =>
      send(endpoints.replyToInquiry, { params: { id }, body: { text: typedText(text) }, idempotencyKey }),
    onDone: (inquiry) => {
      saveAttempt(attempt, undefined);
      draft.forget();
      change({ text: '' });
      queries.setQueryData(queryOf(endpoints.inquiry, { id }).queryKey, inquiry);
      void refresh(queries, endpoints.INQUIRIES);
      popups.toast('보냈어요. 답변이 오면 알림으로 알려 드려요.');
    },
  });

  return (
    <form {...formProps}>
      <Stack $gap={4}>
        {!isAnswered && <Notice>{SUPPORT_HOURS_TEXT}에 차례로 답해 드려요. 답변이 오면 알림으로 알려 드려요.</Notice>}
        <TextArea
          label={isAnswered ? '답장하기' : '더 남길 말'}
          maxLetters={INQUIRY.maxLetters}
          value={values.text}
          onChange={({ target }) => {
            change({ text: target.value });
            draft.keep({ text: target.value });
          }}
          error={problems.text}
        />
        {failure !== undefined && (
          <div role="alert">
            <Notice tone="warning">{failure.sentence}</Notice>
          </div>
        )}
        <Button type="submit" tone="secondary" fullWidth pending={isPending}>
          보내기
        </Button>
      </Stack>
    </form>
  );
};
