import type { VisitorAddress } from '@dongne/platform';
import { IconButton, ListRow, Text } from '@dongne/ui';
import { X } from 'lucide-react';
import { useState } from 'react';
import styled from 'styled-components';
import { forgetArea, recentAreas } from './recent-areas';

/** Neighbourhoods recently viewed by a visitor on this device: selected with one press, or deleted. */
export function RecentAreaList({ onTake }: { readonly onTake: (area: VisitorAddress) => void }) {
  const [areas, setAreas] = useState(recentAreas);
  if (areas.length === 0) return null;
  return (
    <Section aria-labelledby="recent-areas">
      <Text as="h2" $type="bodyStrong" id="recent-areas">
        최근 찾은 동네
      </Text>
      <ul>
        {areas.map((area) => (
          <Row key={area.label}>
            <ListRow as="button" arrow={false} title={area.label} onClick={() => onTake(area)} />
            <IconButton label={`${area.label} 지우기`} onClick={() => setAreas(forgetArea(area.label))}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  padding-top: ${({ theme }) => theme.space[5]};
`;

const Row = styled.li`
  display: flex;
  align-items: center;

  > :first-child {
    flex: 1;
  }
`;
