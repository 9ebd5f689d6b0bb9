import { Button, MapPinPicture, OfflineCloudPicture, PageBody } from '@dongne/ui';
import styled from 'styled-components';
import { PageMounted } from '../first-view';
import { usePageTitle } from '../page-title';
import { errorPageOf } from './error-pages';

interface ErrorPageProps {
  readonly status: number;
  /** Whether a bar above already has the page's level-1 heading. */
  readonly isBelowBar?: boolean;
}

/** Error page: an apology and the actions for its status. */
export const ErrorPage = ({ status, isBelowBar = false }: ErrorPageProps) => {
  const { title, text, waysOut } = errorPageOf(status);
  usePageTitle(title);
  return (
    <PageBody>
      <Apology>
        {status === 404 ? <MapPinPicture /> : <OfflineCloudPicture />}
        <Title as={isBelowBar ? 'p' : 'h1'}>{title}</Title>
        <p>{text}</p>
        <WaysOut>
          {waysOut.map(({ label, go }, index) => (
            <Button key={label} size="medium" tone={index === 0 ? 'primary' : 'ghost'} onClick={go}>
              {label}
            </Button>
          ))}
        </WaysOut>
      </Apology>
      <PageMounted />
    </PageBody>
  );
};

const Apology = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space[2]};
  align-items: center;
  padding: ${({ theme }) => theme.space[16]} 0;
  ${({ theme }) => theme.type.label}
  color: ${({ theme }) => theme.color.text.tertiary};
  text-align: center;
`;

const Title = styled.h1`
  margin-top: ${({ theme }) => theme.space[4]};
  ${({ theme }) => theme.type.title2}
  color: ${({ theme }) => theme.color.text.primary};
`;

const WaysOut = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
  justify-content: center;
  margin-top: ${({ theme }) => theme.space[6]};
`;
