import { endpoints, searchText, type Area } from '@dongne/contract';
import { MapFrame } from '@dongne/pages';
import { useRemote } from '@dongne/platform';
import {
  Badge,
  ErrorState,
  ListRow,
  PageBody,
  Section,
  SkeletonGroup,
  SkeletonText,
  Text,
  TextField,
} from '@dongne/ui';
import { Search } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import styled from 'styled-components';

const SEOUL = { latitude: 37.5, longitude: 127.1 };
/** Zoom that shows all of 서울, 경기 and 인천. */
const CAPITAL_ZOOM = 8;

const ServedMap = styled(MapFrame)`
  height: 280px;
  margin-top: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.large};
`;

const Legend = styled(Text).attrs({ $type: 'caption', $color: 'tertiary' })`
  margin: ${({ theme }) => theme.space[2]} 0;
`;

/** Limit of search results. */
const SHOWN = 10;

/** 서비스 지역: map of the served area with a search for a neighbourhood. */
export const ServiceAreaPage = () => {
  const [typed, setTyped] = useState('');
  const words = useDeferredValue(searchText(typed));
  return (
    <PageBody>
      <Text as="h2" $type="title1">
        서울·경기·인천에서 만나요
      </Text>
      <Text $type="label" $color="tertiary">
        서비스 지역을 계속 넓혀 가고 있어요.
      </Text>
      <ServedMap label="서비스 지역 지도" centre={SEOUL} zoom={CAPITAL_ZOOM} things={[]} showsService />
      <Legend>초록색으로 칠한 곳이 서비스 지역이에요. 가까운 세탁소는 세탁소 찾기에서 볼 수 있어요.</Legend>
      <Section title="우리 동네 확인하기">
        <TextField
          label="동네 이름"
          hideLabel
          type="search"
          placeholder="예: 삼성동"
          prefix={<Search size={20} aria-hidden="true" />}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        {words !== '' && <FoundAreas words={words} />}
      </Section>
    </PageBody>
  );
};

const FoundAreas = ({ words }: { words: string }) => {
  const areas = useRemote(endpoints.areas, { q: words });
  switch (areas.state) {
    case 'loading':
      return (
        <SkeletonGroup>
          <SkeletonText />
        </SkeletonGroup>
      );
    case 'failed':
      return <ErrorState message="동네를 찾지 못했어요" text={areas.error.sentence} onRetry={areas.retry} />;
    case 'ready':
      return areas.value.length === 0 ? (
        <Text $type="label" $color="tertiary" aria-live="polite">
          ‘{words}’에 맞는 동네가 없어요. 동 이름을 다시 확인해 주세요.
        </Text>
      ) : (
        <ul>
          {areas.value.slice(0, SHOWN).map((area) => (
            <li key={area.bcode}>
              <ListRow title={area.label} trailing={<Served area={area} />} />
            </li>
          ))}
        </ul>
      );
  }
};

const Served = ({ area }: { area: Area }) =>
  area.inService ? <Badge tone="success">서비스 지역이에요</Badge> : <Badge>준비하고 있어요</Badge>;
