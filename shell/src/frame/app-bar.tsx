import { laundryPaths } from '@dongne/contract/paths';
import { useWayTo } from '@dongne/pages';
import { appBarAtom, paths, pressBack, type RouteBar } from '@dongne/platform';
import { IconButton } from '@dongne/ui';
import { useAtomValue } from 'jotai';
import { ArrowLeft, ChevronLeft, House, Map, X } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';

/** App bar: left button, level-1 heading, and at most one button on the right. */
export const AppBar = ({ bar }: { bar: RouteBar }) => {
  const { title, right } = useAtomValue(appBarAtom);
  return (
    <Bar data-left={bar.left}>
      <Side>
        <LeftButton left={bar.left} />
      </Side>
      <Title>{title ?? bar.title ?? ''}</Title>
      <Side>
        {right ? <TextButton onClick={right.onPress}>{right.label}</TextButton> : <RightButton right={bar.right} />}
      </Side>
    </Bar>
  );
};

const LeftButton = ({ left }: Pick<RouteBar, 'left'>) => {
  const { pathname } = useLocation();
  const back = (): void => pressBack(pathname);
  switch (left) {
    case 'back':
      return (
        <IconButton label="뒤로" onClick={back}>
          <ArrowLeft />
        </IconButton>
      );
    case 'step-back':
      return (
        <IconButton label="뒤로" onClick={back}>
          <ChevronLeft />
        </IconButton>
      );
    case 'close':
      return (
        <IconButton label="닫기" onClick={back}>
          <X />
        </IconButton>
      );
    case 'none':
      return null;
  }
};

const RightButton = ({ right }: { right: RouteBar['right'] }) => {
  const wayTo = useWayTo();
  const { search } = useLocation();
  switch (right) {
    case 'home':
      return (
        <IconButton label="홈으로" {...wayTo(paths.home())}>
          <House />
        </IconButton>
      );
    case 'map':
      return (
        <IconButton label="지도에서 보기" {...wayTo(laundryPaths.map() + search)}>
          <Map />
        </IconButton>
      );
    case undefined:
      return null;
  }
};

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${({ theme }) => theme.layer.bar};
  display: grid;
  /* Equal sides center the title; a long one takes what they leave. */
  grid-template-columns: minmax(max-content, 1fr) minmax(0, auto) minmax(max-content, 1fr);
  align-items: center;
  column-gap: ${({ theme }) => theme.space[1]};
  height: calc(${({ theme }) => theme.size.appBar} + ${({ theme }) => theme.safeArea.top});
  padding: ${({ theme }) => theme.safeArea.top} ${({ theme }) => theme.space[2]} 0;
  background: ${({ theme }) => theme.color.surface.page};
`;

const Side = styled.div`
  display: flex;
  min-width: ${({ theme }) => theme.size.touch};

  &:last-child {
    justify-content: flex-end;
  }
`;

const Title = styled.h1`
  overflow: hidden;
  margin: 0;
  ${({ theme }) => theme.type.title3}
  color: ${({ theme }) => theme.color.text.primary};
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const TextButton = styled.button`
  min-width: ${({ theme }) => theme.size.touch};
  min-height: ${({ theme }) => theme.size.touch};
  padding: 0 ${({ theme }) => theme.space[2]};
  ${({ theme }) => theme.type.labelStrong}
  color: ${({ theme }) => theme.color.text.brand};
  background: none;
  border: 0;
`;
