import { endpoints, formatMoment, INQUIRY_CATEGORY_LABEL, type InquiryPage } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { MoreButton, usePages, type More } from '@dongne/pages';
import type { RemoteData } from '@dongne/platform';
import {
  Badge,
  Button,
  EmptyBoxPicture,
  EmptyState,
  ErrorState,
  FixedActions,
  ListRow,
  PageBody,
  SkeletonGroup,
  SkeletonText,
} from '@dongne/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

type Summary = InquiryPage['items'][number];

/** 내 문의: inquiries of the member, each with its state. */
export const InquiryListPage = () => {
  const { pages, more } = usePages(endpoints.inquiries, {}, { staleTime: 0 });
  return (
    <PageBody>
      {listContent(pages, more)}
      <FixedActions>
        <Button as={Link} to={mypagePaths.writeInquiry()} fullWidth>
          문의 남기기
        </Button>
      </FixedActions>
    </PageBody>
  );
};

const listContent = (pages: RemoteData<readonly InquiryPage[]>, more: More | undefined) => {
  switch (pages.state) {
    case 'loading':
      return (
        <SkeletonGroup label="문의를 불러오는 중이에요">
          <SkeletonText lines={6} />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="문의를 불러오지 못했어요" text={pages.error.sentence} onRetry={pages.retry} />;
    case 'ready': {
      const items = pages.value.flatMap((page) => page.items);
      if (items.length === 0)
        return (
          <EmptyState
            picture={<EmptyBoxPicture />}
            title="아직 남긴 문의가 없어요"
            text="궁금한 점을 남겨 주시면 여기에서 답변을 볼 수 있어요."
          />
        );
      return (
        <>
          <ul>
            {items.map((inquiry) => (
              <li key={inquiry.id}>
                <InquiryRow inquiry={inquiry} />
              </li>
            ))}
          </ul>
          <MoreButton more={more} />
        </>
      );
    }
  }
};

const InquiryRow = ({ inquiry: { id, category, text, lastAt, isAnswered } }: { inquiry: Summary }) => (
  <ListRow
    as={Link}
    to={mypagePaths.inquiry(id)}
    title={INQUIRY_CATEGORY_LABEL[category]}
    description={
      <>
        <LastWords>{text}</LastWords>
        {formatMoment(lastAt)}
      </>
    }
    trailing={isAnswered ? <Badge tone="brand">답변 완료</Badge> : <Badge>답변 대기</Badge>}
  />
);

const LastWords = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
