import { endpoints, formatMoment, INQUIRY_CATEGORY_LABEL, type Inquiry } from '@dongne/contract';
import { mypagePaths, usagePaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import { Badge, Button, Card, ErrorState, PageBody, SkeletonGroup, SkeletonText, Stack, Text } from '@dongne/ui';
import { Link, useParams } from 'react-router-dom';
import styled from 'styled-components';
import { NotFoundState } from '../common/not-found-state';
import { InquiryReply } from './inquiry-reply';

/** 문의 상세: messages of both sides and a reply form. */
export const InquiryPage = () => {
  const id = idOf(useParams()['id']);
  return <PageBody>{id === undefined ? <NoSuchInquiry /> : <InquiryById id={id} />}</PageBody>;
};

const NoSuchInquiry = () => (
  <NotFoundState title="찾는 문의가 없어요" listPath={mypagePaths.inquiries()} listLabel="내 문의 보기" />
);

const InquiryById = ({ id }: { id: number }) => {
  // Always refetches: an answer may have arrived.
  const inquiry = useRemote(endpoints.inquiry, { id }, { staleTime: 0 });
  switch (inquiry.state) {
    case 'loading':
      return (
        <SkeletonGroup label="문의를 불러오는 중이에요">
          <SkeletonText lines={8} />
        </SkeletonGroup>
      );
    case 'failed':
      if (inquiry.error.code === 'NOT_FOUND') return <NoSuchInquiry />;
      return <ErrorState message="문의를 불러오지 못했어요" text={inquiry.error.sentence} onRetry={inquiry.retry} />;
    case 'ready':
      return <Thread inquiry={inquiry.value} />;
  }
};

const Thread = ({ inquiry }: { inquiry: Inquiry }) => {
  const { id, category, applicationId, isAnswered, messages } = inquiry;
  return (
    <Stack $gap={5}>
      <Head>
        <Text as="h2" $type="title3">
          {INQUIRY_CATEGORY_LABEL[category]} 문의
        </Text>
        {isAnswered ? <Badge tone="brand">답변 완료</Badge> : <Badge>답변 대기</Badge>}
      </Head>
      {applicationId !== null && (
        <div>
          <Button as={Link} to={usagePaths.detail(applicationId)} size="small" tone="secondary">
            신청 보기
          </Button>
        </div>
      )}
      <Messages aria-label="주고받은 말">
        {messages.map(({ id: messageId, writer, text, at }) => (
          <li key={messageId}>
            <Card tone={writer === 'support' ? 'brand' : 'sunken'}>
              <Text as="h3" $type="labelStrong">
                {writer === 'support' ? '동네세탁 답변' : '내 문의'}
              </Text>
              <Words>{text}</Words>
              <Text as="time" dateTime={at} $type="caption" $color="secondary">
                {formatMoment(at)}
              </Text>
            </Card>
          </li>
        ))}
      </Messages>
      <InquiryReply id={id} isAnswered={isAnswered} />
    </Stack>
  );
};

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space[3]};
`;

const Messages = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[3]};
`;

const Words = styled.p`
  padding: ${({ theme }) => theme.space[2]} 0;
  ${({ theme }) => theme.type.body}
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
