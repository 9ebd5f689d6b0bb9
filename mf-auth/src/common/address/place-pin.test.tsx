import type { Area } from '@dongne/contract';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildArea } from '../../testing/builders';
import { placeOf } from './place';
import { PlacePin } from './place-pin';

const HOME = buildArea();
const { latitude, longitude } = HOME;

let mockCentre = { latitude, longitude };

interface MockMapProps {
  readonly label: string;
  readonly onView: (view: { readonly centre: typeof mockCentre }) => void;
}

// Map moved to `mockCentre` by a click: a real one needs layout, which only browser stories have.
jest.mock('@dongne/pages', () => ({
  ...jest.requireActual<object>('@dongne/pages'),
  MapFrame: ({ label, onView }: MockMapProps) => (
    <section aria-label={label}>
      <button onClick={() => onView({ centre: mockCentre })}>옮기기</button>
    </section>
  ),
}));

const openPin = async (answer: FakeAnswer<'GET /area/reverse'>) => {
  const moves: Area[] = [];
  const page = renderPage(
    [{ path: '/', element: <PlacePin place={placeOf(HOME)} onMove={(area) => moves.push(area)} /> }],
    { url: '/', api: { 'GET /area/reverse': answer } },
  );
  await page.user.click(screen.getByRole('button', { name: '지도에서 위치 맞추기' }));
  const moveTo = async (centre: typeof mockCentre): Promise<void> => {
    mockCentre = centre;
    await page.user.click(screen.getByRole('button', { name: '옮기기' }));
  };
  return { ...page, moves, moveTo };
};

const NORTH = { latitude: latitude + 0.001, longitude };

describe('PlacePin', () => {
  it('sends nothing at its initial position', async () => {
    const { calls, moves, moveTo } = await openPin(HOME);
    await moveTo({ latitude: latitude + 0.00002, longitude });
    expect(calls.filter(({ path }) => path === '/area/reverse')).toEqual([]);
    expect(moves).toEqual([]);
  });

  it('selects the neighbourhood and position it is moved to', async () => {
    const { moveTo, moves } = await openPin(buildArea({ label: '서울 강남구 역삼동', dong: '역삼동', emd: '역삼동' }));
    await moveTo(NORTH);
    await waitFor(() => expect(moves).toHaveLength(1));
    expect(moves[0]).toMatchObject({ emd: '역삼동', ...NORTH });
  });

  it('uses the last move when responses arrive out of order', async () => {
    const late: ((area: Area) => void)[] = [];
    const { moveTo, moves } = await openPin(
      ({ params }) =>
        new Promise((resolve) => {
          if (Number(params?.['latitude']) === NORTH.latitude) late.push(resolve);
          else resolve(buildArea({ emd: '역삼동' }));
        }),
    );
    await moveTo(NORTH);
    await moveTo({ latitude: latitude + 0.002, longitude });
    await waitFor(() => expect(moves).toHaveLength(1));
    for (const resolve of late) resolve(buildArea({ emd: '논현동' }));
    await moveTo({ latitude, longitude });
    expect(moves.map(({ emd }) => emd)).toEqual(['역삼동']);
  });

  it('stays in place with an error outside the served area', async () => {
    const { moveTo, moves } = await openPin(buildArea({ label: '대전 서구 둔산동', inService: false }));
    await moveTo(NORTH);
    expect(await screen.findByText('대전 서구 둔산동: 아직 서비스하지 않는 지역이에요')).toBeVisible();
    expect(moves).toEqual([]);
  });

  it('shows a toast when a place has no name', async () => {
    const { moveTo, moves } = await openPin(refuse('UNAVAILABLE'));
    await moveTo(NORTH);
    const said = await screen.findByText('위치 정보를 불러오지 못했어요');
    expect(said.closest('[data-above-modals]')).toBeVisible();
    expect(moves).toEqual([]);
  });

  it('shows the server’s error about a place at sea', async () => {
    const { moveTo, moves } = await openPin(refuse('VALIDATION', { svMessage: '[A-1] 바다 위예요.' }));
    await moveTo(NORTH);
    expect(await screen.findByText(/바다 위예요/)).toBeVisible();
    expect(moves).toEqual([]);
  });
});
