import { endpoints, formatDay, formatWon, formatWonRange, mendTitle, type RequestDetail } from '@dongne/contract';
import { usagePaths } from '@dongne/contract/paths';
import { idOf } from '@dongne/pages';
import { paths, useRemote } from '@dongne/platform';
import {
  Button,
  Card,
  CollectionBagPicture,
  ErrorState,
  FixedActions,
  KeyValueList,
  PageBody,
  Text,
  type KeyValue,
} from '@dongne/ui';
import type { ReactNode } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { announcedRows } from '../common/announced-rows';
import { CollectionTime } from '../common/collection-time';
import { REQUEST_QUERY_OPTIONS } from '../common/request-query-options';
import { NothingHere } from '../common/load-failed';
import { PageLoading } from '../common/page-loading';
import { NextSteps } from './next-steps';

const MISSING = '찾는 신청이 없어요';

/** `/applicate/complete?id=`: confirmation of an order with its summary and next steps. */
export const RequestCompletePage = () => {
  const id = idOf(useSearchParams()[0].get('id'));
  return id === undefined ? <NothingHere title={MISSING} /> : <CompleteOf id={id} />;
};

const CompleteOf = ({ id }: { id: number }) => {
  // Handles a failed summary in place: the order exists without it, so the error page would mislead.
  const request = useRemote(endpoints.requestDetail, { id }, { ...REQUEST_QUERY_OPTIONS, meta: {} });
  switch (request.state) {
    case 'loading':
      return <PageLoading />;
    case 'failed':
      return request.error.code === 'NOT_FOUND' ? (
        <NothingHere title={MISSING} />
      ) : (
        <Complete>
          <ErrorState message="신청 내용을 불러오지 못했어요" onRetry={request.retry} />
        </Complete>
      );
    case 'ready':
      // Redirects when opened later, since this page describes a new request.
      return request.value.originalStatus !== 'Requested' ? (
        <Navigate to={usagePaths.detail(id)} replace />
      ) : (
        <Complete>
          <Summary request={request.value} />
          <NextSteps request={request.value} />
        </Complete>
      );
  }
};

/** Confirmation, shown whether or not the summary loads. */
const Complete = ({ children }: { children: ReactNode }) => (
  <PageBody>
    <Head>
      <CollectionBagPicture size={112} />
      <Text as="h2" $type="title1">
        신청이 완료되었어요
      </Text>
      <Text $color="secondary">세탁소가 확인하면 알려 드려요. 수거 시간 전에 세탁물을 문 앞에 놓아 주세요.</Text>
    </Head>
    {children}
    <Assurance>세탁소가 품목을 확인하면 금액을 알려 드려요. 금액이 승인된 뒤에만 세탁을 시작해요.</Assurance>
    <FixedActions>
      <Button as={Link} to={paths.home()} tone="ghost">
        홈으로
      </Button>
      <Button as={Link} to={usagePaths.list()}>
        이용현황 보기
      </Button>
    </FixedActions>
  </PageBody>
);

/** Rows of extras besides washing. */
const wishRows = ({ hasStain, hasPremium, mend }: RequestDetail): readonly KeyValue[] => [
  ...(hasPremium ? [{ key: '프리미엄 세탁', value: '신청' }] : []),
  ...(hasStain ? [{ key: '얼룩 제거', value: '신청' }] : []),
  ...(mend.length > 0 ? [{ key: '수선', value: mend.map(mendText).join(', ') }] : []),
];

const mendText = (mend: RequestDetail['mend'][number]): string =>
  `${mendTitle(mend)}${mend.withLaundry ? ' (세탁 함께)' : ''}`;

const Summary = ({ request }: { request: RequestDetail }) => (
  <Card tone="sunken">
    <KeyValueList
      rows={[
        { key: '세탁소', value: request.shop.laundryName },
        { key: '수거 시간', value: <CollectionTime request={request} /> },
        ...(request.expectedReturnAt === null
          ? []
          : [{ key: '배송 예정일', value: formatDay(request.expectedReturnAt) }]),
        { key: '세탁물 수량', value: `${request.laundryNumByUser}개` },
        ...announcedRows(request),
        ...wishRows(request),
        { key: '예상 금액', value: formatWonRange(request.estimate) },
        {
          key: '수거 주소',
          value: [request.address.roadAddress || request.address.address, request.address.subAddress]
            .filter(Boolean)
            .join(' '),
        },
        ...(request.advanceLimitWon === null
          ? []
          : [{ key: '금액 승인', value: `${formatWon(request.advanceLimitWon)}까지 바로 진행` }]),
      ]}
    />
  </Card>
);

const Head = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding: ${({ theme }) => theme.space[8]} 0;
  text-align: center;
  text-wrap: balance;
`;

const Assurance = styled(Text).attrs({ $type: 'caption', $color: 'tertiary' })`
  margin-top: ${({ theme }) => theme.space[4]};
  text-align: center;
  text-wrap: balance;
`;
