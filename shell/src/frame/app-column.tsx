import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Full width on a phone; a 400 px column from 768 px on (product specification §2). */
export const AppColumn = ({ children }: { children: ReactNode }) => (
  <Ground>
    <Column>{children}</Column>
  </Ground>
);

const Ground = styled.div`
  min-height: 100dvh;

  ${({ theme }) => theme.media.tablet} {
    background: ${({ theme }) => theme.color.surface.sunken};
  }
`;

const Column = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
  background: ${({ theme }) => theme.color.surface.page};

  ${({ theme }) => theme.media.tablet} {
    width: ${({ theme }) => theme.size.column};
    margin: 0 auto;
  }
`;
