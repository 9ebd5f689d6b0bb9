import {
  endpoints,
  INQUIRY,
  INQUIRY_CATEGORIES,
  INQUIRY_CATEGORY_LABEL,
  SUPPORT_HOURS_TEXT,
  typedText,
} from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { FormBody, saveAttempt, readAttempt, useServerForm } from '@dongne/pages';
import { popups, queryOf, refresh, send } from '@dongne/platform';
import { Button, ChoiceGroup, FixedActions, Notice, Stack, Text, TextArea } from '@dongne/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { openInquiryDraft } from './inquiry-draft';
import { EMPTY_INQUIRY, INQUIRY_SCHEMA, INQUIRY_TEXTS, NO_REQUEST, type InquiryValues } from './inquiry-values';
import { RequestChoice } from './request-choice';

const ATTEMPT = 'inquiry-attempt';

const bodyOf = ({ category, text, request }: InquiryValues) => {
  if (category === '') throw new Error('The schema has let a message without a category pass.');
  return { category, text: typedText(text), applicationId: request === NO_REQUEST ? null : Number(request) };
};

const useInquiryForm = () => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [draft] = useState(() => openInquiryDraft<InquiryValues>('inquiry', INQUIRY_TEXTS));
  const [first] = useState(() => readAttempt(ATTEMPT));
  const { change, ...form } = useServerForm({
    defaultValues: { ...EMPTY_INQUIRY, ...draft.values },
    schema: INQUIRY_SCHEMA,
    fieldOfWire: { category: 'category', text: 'text', applicationId: 'request' },
    attempt: { contentOf: JSON.stringify, first, keep: (attempt) => saveAttempt(ATTEMPT, attempt) },
    send: (sent: InquiryValues, idempotencyKey) => send(endpoints.leaveInquiry, { body: bodyOf(sent), idempotencyKey }),
    onDone: async (inquiry) => {
      saveAttempt(ATTEMPT, undefined);
      draft.forget();
      queries.setQueryData(queryOf(endpoints.inquiry, { id: inquiry.id }).queryKey, inquiry);
      void refresh(queries, endpoints.INQUIRIES);
      popups.toast('문의를 남겼어요. 답변이 오면 알림으로 알려 드려요.');
      await navigate(mypagePaths.inquiry(inquiry.id), { replace: true });
    },
  });
  const handleChange = (patch: Partial<InquiryValues>): void => {
    change(patch);
    draft.keep({ ...form.values, ...patch });
  };
  return { ...form, change: handleChange };
};

/** 문의 남기기: category, request and text of an inquiry. */
export const InquiryWritePage = () => {
  const { values, problems, change, failure, isPending, formProps } = useInquiryForm();
  return (
    <FormBody {...formProps}>
      <Stack $gap={6}>
        <Text as="p" $type="label" $color="secondary">
          언제든 남겨 주세요. {SUPPORT_HOURS_TEXT}에 차례로 답해 드려요.
        </Text>
        <div data-wrong={problems.category === undefined ? undefined : ''}>
          <ChoiceGroup
            label="무엇에 관한 문의인가요?"
            choices={INQUIRY_CATEGORIES.map((value) => ({ value, label: INQUIRY_CATEGORY_LABEL[value] }))}
            value={values.category === '' ? null : values.category}
            onChange={(category) => change({ category })}
            error={problems.category}
            columns={3}
          />
        </div>
        <RequestChoice value={values.request} onChange={(request) => change({ request })} error={problems.request} />
        <TextArea
          label="문의 내용"
          rows={6}
          maxLetters={INQUIRY.maxLetters}
          value={values.text}
          onChange={({ target }) => change({ text: target.value })}
          error={problems.text}
        />
        {failure !== undefined && (
          <div role="alert">
            <Notice tone="warning">{failure.sentence}</Notice>
          </div>
        )}
      </Stack>
      <FixedActions>
        <Button type="submit" fullWidth pending={isPending}>
          문의 남기기
        </Button>
      </FixedActions>
    </FormBody>
  );
};
