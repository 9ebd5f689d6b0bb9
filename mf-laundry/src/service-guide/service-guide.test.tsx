import { buildArea } from '@dongne/contract/testing';
import { renderPage } from '@dongne/platform/testing';
import { screen } from '@testing-library/react';
import { routes } from '../routes';

describe('service pages', () => {
  it('show price and delivery day of a collection bag', async () => {
    renderPage(routes, { url: '/delivery-bag' });
    expect(await screen.findByText('2,000원')).toBeInTheDocument();
    expect(screen.getByText('영업일 기준 5일 이내')).toBeInTheDocument();
  });

  it('show whether a neighbourhood is served', async () => {
    const { user } = renderPage(routes, {
      url: '/service/areaInfo',
      api: {
        'GET /area': [buildArea(), buildArea({ bcode: '3017010600', label: '대전 서구 삼성동', inService: false })],
      },
    });
    await user.type(await screen.findByRole('searchbox', { name: '동네 이름' }), '삼성동');
    const [seoul, daejeon] = await screen.findAllByRole('listitem');
    expect(seoul).toHaveTextContent('서울 강남구 삼성동서비스 지역이에요');
    expect(daejeon).toHaveTextContent('대전 서구 삼성동준비하고 있어요');
  });
});
