import { mypagePaths, usagePaths } from '@dongne/contract/paths';
import { useMembersWay } from '@dongne/pages';
import { paths } from '@dongne/platform';
import { Badge } from '@dongne/ui';
import { ClipboardList, House, UserRound } from 'lucide-react';
import { useSetAtom } from 'jotai';
import type { MouseEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { scrollToTop, TAB_SWITCH, tabScrollAtom } from './tab-scroll';
import { useIsInUse } from '../home/use-is-in-use';

/** Tab bar; its badge shows that laundry is in progress. */
export const TabBar = () => {
  const isInUse = useIsInUse();
  const membersWay = useMembersWay();
  const [usage, mypage] = [usagePaths.list(), mypagePaths.home()];
  return (
    <Bar aria-label="주요 메뉴">
      <Tab to={paths.home()} icon={<House />} label="홈" />
      <Tab {...membersWay(usage)} to={usage} icon={<ClipboardList />} label="이용현황" isInUse={isInUse} />
      <Tab {...membersWay(mypage)} to={mypage} icon={<UserRound />} label="마이" />
    </Bar>
  );
};

interface TabProps {
  readonly to: string;
  readonly icon: React.ReactNode;
  readonly label: string;
  readonly isInUse?: boolean;
  readonly 'data-leads-to'?: string;
}

const Tab = ({ to, icon, label, isInUse = false, ...way }: TabProps) => {
  const { pathname } = useLocation();
  const saveScroll = useSetAtom(tabScrollAtom);
  const handleClick = (event: MouseEvent): void => {
    if (pathname === to) {
      // Second tap of a double tap, or a tap on the open tab: load nothing.
      event.preventDefault();
      scrollToTop();
    } else {
      saveScroll((saved) => ({ ...saved, [pathname]: window.scrollY }));
    }
  };
  return (
    <Place>
      <TabLink {...way} to={to} end={to === '/'} state={TAB_SWITCH} onClick={handleClick}>
        {icon}
        {label}
      </TabLink>
      {isInUse && (
        <InUse>
          <Badge tone="brand">이용 중</Badge>
        </InUse>
      )}
    </Place>
  );
};

const Bar = styled.nav`
  position: sticky;
  bottom: 0;
  z-index: ${({ theme }) => theme.layer.bar};
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  height: calc(${({ theme }) => theme.size.tabBar} + ${({ theme }) => theme.safeArea.bottom});
  padding-bottom: ${({ theme }) => theme.safeArea.bottom};
  background: ${({ theme }) => theme.color.surface.page};
  box-shadow: ${({ theme }) => theme.shadow.bar};
`;

const Place = styled.div`
  position: relative;
`;

const TabLink = styled(NavLink)`
  display: flex;
  flex-direction: column;
  gap: 2px;
  align-items: center;
  justify-content: center;
  height: ${({ theme }) => theme.size.tabBar};
  ${({ theme }) => theme.type.tiny}
  color: ${({ theme }) => theme.color.text.tertiary};
  text-decoration: none;

  &.active {
    color: ${({ theme }) => theme.color.text.primary};
  }
`;

/** Badge beside the icon and above the label, at any text size. */
const InUse = styled.span`
  position: absolute;
  bottom: calc(9px + 1.05rem);
  left: calc(50% + 14px);
  pointer-events: none;
`;
