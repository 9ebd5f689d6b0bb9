import { endpoints } from '@dongne/contract';
import { queryOf } from '@dongne/platform';
import { ListRow, Section, SkeletonGroup, SkeletonRows } from '@dongne/ui';
import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import { contentPaths } from 'mf-mypage/paths';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

const SHOWN = 2;

/** The newest events that are on. Without any, or without an answer, there is nothing: Home is whole without them. */
export const HomeEvents = () => {
  const { data, isPending } = useQuery({
    ...queryOf(endpoints.events),
    select: ({ items }) => items.filter(({ isOver }) => !isOver).slice(0, SHOWN),
  });
  if (isPending)
    return (
      <SkeletonGroup>
        <SkeletonRows rows={SHOWN} />
      </SkeletonGroup>
    );
  if (data === undefined || data.length === 0) return null;
  return (
    <Section title="이벤트" action={<All to={contentPaths.events()}>전체 보기</All>}>
      <List>
        {data.map(({ id, title, summary }) => (
          <li key={id}>
            <ListRow
              as={Link}
              to={contentPaths.event(id)}
              leading={<Gift aria-hidden="true" />}
              title={title}
              description={summary}
            />
          </li>
        ))}
      </List>
    </Section>
  );
};

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`;

const All = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${({ theme }) => theme.size.touch};
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.secondary};
  text-decoration: none;
`;
