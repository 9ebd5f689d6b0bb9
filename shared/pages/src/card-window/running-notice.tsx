import { Spinner, Text } from '@dongne/ui';
import styled from 'styled-components';

interface RunningNoticeProps {
  readonly title: string;
  readonly text: string;
}

/** Status of a payment or card registration that a provider is still handling. */
export const RunningNotice = ({ title, text }: RunningNoticeProps) => (
  <Status role="status">
    <Spinner size={22} />
    <div>
      <Text as="p" $type="labelStrong">
        {title}
      </Text>
      <Text as="p" $type="caption" $color="secondary">
        {text}
      </Text>
    </div>
  </Status>
);

const Status = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${({ theme }) => theme.space[3]};
  padding: ${({ theme }) => theme.space[4]};
  border-radius: ${({ theme }) => theme.radius.medium};
  color: ${({ theme }) => theme.color.text.brand};
  background: ${({ theme }) => theme.color.surface.brand};
`;
