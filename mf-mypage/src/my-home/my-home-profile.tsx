import { formatPhone, type Member } from '@dongne/contract';
import { mypagePaths } from '@dongne/contract/paths';
import { ChevronRight, UserRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

/** Nickname and picture, linked to 내 정보. */
export const MyHomeProfile = ({ member }: { member: Member }) => (
  <Row to={mypagePaths.info()}>
    <Face>
      <UserRound size={28} aria-hidden="true" />
    </Face>
    <Who>
      <Nickname>{member.nickname}님</Nickname>
      <Phone>{formatPhone(member.phoneNumber)}</Phone>
    </Who>
    <Way>
      내 정보
      <ChevronRight size={18} aria-hidden="true" />
    </Way>
  </Row>
);

const Row = styled(Link)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[2]} ${({ theme }) => theme.space[4]};
  min-height: 88px;
  padding: ${({ theme }) => theme.space[4]} 0;
`;

const Face = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: 56px;
  height: 56px;
  color: ${({ theme }) => theme.color.icon.brand};
  background: ${({ theme }) => theme.color.surface.brand};
  border-radius: ${({ theme }) => theme.radius.full};
`;

const Who = styled.span`
  display: flex;
  /* Leaves room for a phone number in large text; the link then wraps. */
  flex: 1 1 7rem;
  flex-direction: column;
  gap: 2px;
  min-width: 0;
`;

const Nickname = styled.span`
  ${({ theme }) => theme.type.title2}
`;

const Phone = styled.span`
  ${({ theme }) => theme.type.caption}
  color: ${({ theme }) => theme.color.text.tertiary};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

const Way = styled.span`
  display: inline-flex;
  flex: none;
  margin-left: auto;
  align-items: center;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
`;
