import { endpoints, formatBadge, NOTIFICATION_BADGE } from '@dongne/contract';
import { addressPaths, mypagePaths } from '@dongne/contract/paths';
import { useMembersWay, useWayTo } from '@dongne/pages';
import {
  paths,
  queryOf,
  sessionAtom,
  useAddress,
  useCapabilities,
  type CurrentAddress,
  type RemoteData,
} from '@dongne/platform';
import { IconButton } from '@dongne/ui';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Bell, ChevronDown, MapPin } from 'lucide-react';
import styled from 'styled-components';

/** Pickup address and the notification bell. */
export const HomeHeader = () => {
  const isMember = useAtomValue(sessionAtom).state === 'member';
  return (
    <Bar>
      <AddressButton isMember={isMember} />
      <Notifications isMember={isMember} />
    </Bar>
  );
};

const AddressButton = ({ isMember }: { isMember: boolean }) => {
  const wayTo = useWayTo();
  const address = useAddress();
  const { can } = useCapabilities();
  const change = isMember ? addressPaths.member(paths.home()) : addressPaths.visitor(paths.home());
  const text = (
    <>
      <MapPin size={20} aria-hidden="true" />
      <AddressText>{textOf(address)}</AddressText>
    </>
  );
  if (!can.addressChange) return <Address as="div">{text}</Address>;
  return (
    <Address type="button" {...wayTo(change)}>
      {text}
      <ChevronDown size={18} aria-hidden="true" />
    </Address>
  );
};

const textOf = (address: RemoteData<CurrentAddress>): string => {
  switch (address.state) {
    case 'loading':
      return '주소를 불러오는 중이에요';
    case 'failed':
      return '주소를 불러오지 못했어요';
    case 'ready':
      return (
        address.value.label ?? (address.value.isLocationDenied ? '위치 권한을 허용해 주세요' : '주소를 설정해 주세요')
      );
  }
};

/** Shows no number when the count fails to load (product specification §8). */
const Notifications = ({ isMember }: { isMember: boolean }) => {
  const wayTo = useWayTo();
  const membersWay = useMembersWay();
  const alarm = mypagePaths.alarm();
  const { data } = useQuery({
    ...queryOf(endpoints.unreadNotifications),
    enabled: isMember,
  });
  const count = data?.count ?? 0;
  return (
    <BellPlace>
      <IconButton label={count > 0 ? `알림 ${formatBadge(count)}개` : '알림'} {...wayTo(alarm)} {...membersWay(alarm)}>
        <Bell />
      </IconButton>
      {count >= NOTIFICATION_BADGE.few && (
        <Count aria-hidden="true" $isMany={count >= NOTIFICATION_BADGE.many}>
          {formatBadge(count)}
        </Count>
      )}
    </BellPlace>
  );
};

const Bar = styled.div`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.bar};
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: calc(${({ theme }) => theme.size.homeBar} + ${({ theme }) => theme.safeArea.top});
  padding: ${({ theme }) => theme.safeArea.top} ${({ theme }) => theme.space[3]} 0 ${({ theme }) => theme.size.side};
  background: ${({ theme }) => theme.color.surface.page};
`;

const Address = styled.button`
  display: flex;
  gap: ${({ theme }) => theme.space[1]};
  align-items: center;
  min-width: 0;
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0;
  ${({ theme }) => theme.type.title3}
  color: ${({ theme }) => theme.color.text.primary};
  background: none;
  border: 0;

  & > svg {
    flex: none;
  }
`;

/** Allows two lines, as larger text needs. */
const AddressText = styled.span`
  display: -webkit-box;
  overflow: hidden;
  text-align: left;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

/** Grows with its count: on a small bell a large count would cover it. */
const BellPlace = styled.span`
  position: relative;
  flex: none;
  margin-right: calc(1rem - 16px);

  svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

/** Muted for few, prominent for many; product specification §9. */
const Count = styled.span<{ $isMany: boolean }>`
  position: absolute;
  bottom: calc(50% + 0.0625rem);
  left: calc(50% + 0.125rem);
  width: max-content;
  min-width: 1.125rem;
  padding: 0 0.25rem;
  ${({ theme }) => theme.type.tiny}
  color: ${({ theme }) => theme.color.action.onPrimary};
  text-align: center;
  pointer-events: none;
  background: ${({ theme, $isMany }) => ($isMany ? theme.color.action.danger : theme.color.action.primary)};
  border-radius: ${({ theme }) => theme.radius.full};
`;
