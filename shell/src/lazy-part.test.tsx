import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { Suspense, useEffect, type ComponentType } from 'react';
import { bindRemoteReports, type RemoteReport } from './health/remote-reports';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>{name}, 반가워요</p>;
const Apology = ({ name }: { name: string }) => <p>{name}, 잠시 후 다시 와 주세요</p>;
const lost = (): Promise<never> => Promise.reject(new Error('Loading chunk 7 failed'));

const broken = (): never => {
  throw new Error('URL.canParse is not a function');
};

const open = (Part: ComponentType<{ name: string }>) =>
  renderPage(
    [
      {
        path: '*',
        element: (
          <>
            <h1>홈</h1>
            <Suspense>
              <Part name="손님" />
            </Suspense>
          </>
        ),
      },
    ],
    { url: '/' },
  );

describe('lazy part', () => {
  it('renders in its place with its props', async () => {
    open(lazyPart(async () => Greeting));
    expect(await screen.findByText('손님, 반가워요')).toBeVisible();
  });

  it('that fails to load leaves the page as it is', async () => {
    open(lazyPart<{ name: string }>(lost));
    expect(await screen.findByRole('heading', { name: '홈' })).toBeVisible();
    expect(screen.queryByText(/손님/)).not.toBeInTheDocument();
  });

  it('that fails to load renders its fallback with its props', async () => {
    open(lazyPart(lost, Apology));
    expect(await screen.findByText('손님, 잠시 후 다시 와 주세요')).toBeVisible();
  });

  const atImport = (): Promise<never> => import('./lazy-part').then(() => broken());
  const Throwing = () => broken();
  const ThrowingInEffect = ({ name }: { name: string }) => {
    useEffect(broken, []);
    return <p>{name}</p>;
  };

  it.each([
    ['does not come', lost, 'chunk'],
    ['throws at its import', atImport, 'chunk'],
    ['throws in render', async () => Throwing, 'error'],
    ['throws in an effect', async () => ThrowingInEffect, 'error'],
  ])('that %s leaves the page as it is and is reported once', async (_case, load, step) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined); // silences React's report of the caught error
    open(lazyPart<{ name: string }>(load));
    const reports: RemoteReport[] = [];
    bindRemoteReports((report) => reports.push(report));
    await waitFor(() => expect(reports).toMatchObject([{ step, remote: 'shell' }]));
    expect(screen.getByRole('heading', { name: '홈' })).toBeVisible();
    expect(screen.queryByText(/손님/)).not.toBeInTheDocument();
  });
});
