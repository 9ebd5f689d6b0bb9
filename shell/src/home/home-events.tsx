import { endpoints } from '@dongne/contract';
import { contentPaths } from '@dongne/contract/paths';
import { queryOf } from '@dongne/platform';
import { Section, Skeleton, SkeletonGroup } from '@dongne/ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { RESERVED_REM } from './reserved-heights';

/** Current events side by side. Optional: nothing is shown without events or on failure. */
export const HomeEvents = () => {
  const { data, isPending } = useQuery({
    ...queryOf(endpoints.events),
    select: ({ items }) => items.filter(({ state }) => state === 'running'),
  });
  if (isPending)
    return (
      <SkeletonGroup>
        <Skeleton height={`${RESERVED_REM.events}rem`} />
      </SkeletonGroup>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title="이벤트" action={<All to={contentPaths.events()}>전체 보기</All>}>
      <Slides>
        {data.map(({ id, title, summary, picture }) => (
          <li key={id}>
            <Slide to={contentPaths.event(id)}>
              <img src={picture} alt="" width={640} height={360} loading="lazy" />
              <b>{title}</b>
              <span>{summary}</span>
            </Slide>
          </li>
        ))}
      </Slides>
    </Section>
  );
};

/** Extends to the screen's edges; the next slide peeks in from the right. */
const Slides = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space[3]};
  margin: 0 calc(-1 * ${({ theme }) => theme.size.side});
  padding: 0 ${({ theme }) => theme.size.side};
  overflow-x: auto;
  scroll-padding: 0 ${({ theme }) => theme.size.side};
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  list-style: none;

  li {
    flex: 0 0 88%;
    scroll-snap-align: start;
  }
  li:only-child {
    flex-basis: 100%;
  }
`;

const Slide = styled(Link)`
  display: flex;
  flex-direction: column;
  color: inherit;
  text-decoration: none;

  img {
    width: 100%;
    height: auto;
    margin-bottom: ${({ theme }) => theme.space[3]};
    border-radius: ${({ theme }) => theme.radius.large};
  }
  span {
    ${({ theme }) => theme.type.label}
    color: ${({ theme }) => theme.color.text.secondary};
  }
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  text-decoration: none;
`;
