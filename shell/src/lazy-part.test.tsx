import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { lazyPart } from './lazy-part';

const Greeting = ({ name }: { name: string }) => <p>{name}, 반가워요</p>;
const Apology = ({ name }: { name: string }) => <p>{name}, 잠시 후 다시 와 주세요</p>;
const lost = (): Promise<never> => Promise.reject(new Error('Loading chunk 7 failed'));

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

describe('a part that is fetched apart', () => {
  it('stands in its place with what it was given', async () => {
    open(lazyPart(async () => Greeting));
    expect(await screen.findByText('손님, 반가워요')).toBeVisible();
  });

  it('that does not come leaves the page as it is', async () => {
    open(lazyPart<{ name: string }>(lost));
    expect(await screen.findByRole('heading', { name: '홈' })).toBeVisible();
    expect(screen.queryByText(/손님/)).not.toBeInTheDocument();
  });

  it('that does not come has its stand-in, with what it was given', async () => {
    open(lazyPart(lost, Apology));
    expect(await screen.findByText('손님, 잠시 후 다시 와 주세요')).toBeVisible();
  });
});
