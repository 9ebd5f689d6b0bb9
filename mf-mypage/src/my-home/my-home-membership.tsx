import { membershipPaths } from '@dongne/contract/paths';
import { Card, Skeleton } from '@dongne/ui';
import { BadgePercent, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { useMembershipInfo } from './my-home-api';
import { membershipText } from './my-home-rules';

/** State of the membership, linked to its page. */
export const MyHomeMembership = () => {
  const { isPending, info } = useMembershipInfo();
  return (
    <Card as={Link} to={membershipPaths.home()} tone="brand">
      <Line>
        <BadgePercent size={24} aria-hidden="true" />
        <Text>
          <Name>멤버십</Name>
          <State>{isPending ? <Skeleton width="60%" height="1.5em" /> : membershipText(info)}</State>
        </Text>
        <ChevronRight size={20} aria-hidden="true" />
      </Line>
    </Card>
  );
};

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  svg {
    flex: none;
    color: ${({ theme }) => theme.color.icon.brand};
  }
`;

const Text = styled.span`
  flex: 1;
  min-width: 0;
`;

const Name = styled.span`
  display: block;
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
`;

const State = styled.span`
  display: block;
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.secondary};
`;
