import { USAGE_TYPES, type UsageType } from '@dongne/contract';
import { PageBody, Tabs, Text } from '@dongne/ui';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { UsageList } from './usage-list';

const TAB_LABEL: Record<UsageType, string> = { processing: '진행 중', completed: '완료', cancelled: '취소' };

const TABS = USAGE_TYPES.map((value) => ({ value, label: TAB_LABEL[value] }));

/** Requests of the member by state. The tab is part of the address, so that back restores it. */
export const UsageListPage = () => {
  const [query, setQuery] = useSearchParams();
  const usageType = USAGE_TYPES.find((type) => type === query.get('usageType')) ?? 'processing';
  return (
    <PageBody>
      <Head>
        <Text as="h1" $type="title1">
          이용현황
        </Text>
      </Head>
      <Tabs
        label="이용 내역"
        tabs={TABS}
        value={usageType}
        onChange={(type) => setQuery({ usageType: type }, { replace: true })}
      >
        <UsageList key={usageType} usageType={usageType} />
      </Tabs>
    </PageBody>
  );
};

const Head = styled.div`
  padding: ${({ theme }) => `calc(${theme.space[4]} + ${theme.safeArea.top})`} 0 ${({ theme }) => theme.space[3]};
`;
