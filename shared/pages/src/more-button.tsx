import { Button } from '@dongne/ui';
import styled from 'styled-components';
import type { More } from './use-pages';

/** Reads on in a list; nothing when there is no more. */
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
