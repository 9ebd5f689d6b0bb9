import { Button } from '@dongne/ui';
import styled from 'styled-components';
import type { More } from './use-pages';

/** Loads the next page of a list; hidden when there is none. */
export const MoreButton = ({ more }: { more: More | undefined }) =>
  more === undefined ? null : (
    <Place>
      <Button size="medium" tone="ghost" fullWidth pending={more.isLoading} onClick={more.load}>
        {more.hasFailed ? '다시 시도' : '더 보기'}
      </Button>
    </Place>
  );

const Place = styled.div`
  padding-top: ${({ theme }) => theme.space[5]};
`;
