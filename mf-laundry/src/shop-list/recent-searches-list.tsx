import { Button, IconButton, Text } from '@dongne/ui';
import { X } from 'lucide-react';
import { useId } from 'react';
import styled from 'styled-components';

interface RecentSearchesProps {
  readonly searches: readonly string[];
  readonly onChoose: (search: string) => void;
  /** Deletes one search, or all without an argument. */
  readonly onForget: (search?: string) => void;
}

/** Recent searches of this browser, each repeated with one tap. */
export const RecentSearches = ({ searches, onChoose, onForget }: RecentSearchesProps) => {
  const id = useId();
  return (
    <Panel aria-labelledby={id}>
      <Head>
        <Text as="h2" id={id} $type="labelStrong">
          최근 검색
        </Text>
        <Button type="button" size="small" tone="ghost" onClick={() => onForget()}>
          모두 지우기
        </Button>
      </Head>
      <ul>
        {searches.map((search) => (
          <Row key={search}>
            <Again type="button" onClick={() => onChoose(search)}>
              {search}
            </Again>
            <IconButton label={`‘${search}’ 지우기`} onClick={() => onForget(search)}>
              <X size={16} aria-hidden="true" />
            </IconButton>
          </Row>
        ))}
      </ul>
    </Panel>
  );
};

/** Overlays the list, so that the content below does not shift under the finger. */
const Panel = styled.section`
  position: absolute;
  inset: 100% 0 auto;
  z-index: calc(${({ theme }) => theme.layer.sticky} + 1);
  padding: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  background: ${({ theme }) => theme.color.surface.page};
  border: 1px solid ${({ theme }) => theme.color.border.subtle};
  border-radius: ${({ theme }) => theme.radius.large};
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
`;

const Again = styled.button`
  flex: 1;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.touch};
  overflow: hidden;
  text-align: left;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
