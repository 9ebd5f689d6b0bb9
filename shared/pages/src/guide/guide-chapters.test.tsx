import { buildPartnerProgramme } from '@dongne/contract/testing';
import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { GuideChapters } from './guide-chapters';

const CHAPTERS = ['/how-to-use', '/applicate/guide', '/applicate/dailyLaundryGuide', '/applicate/dailyLaundryNewGuide'];

const linksOf = async (): Promise<(string | null)[]> => {
  const others = within(await screen.findByRole('region', { name: '더 알아보기' }));
  return others.getAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('chapters of the guide', () => {
  it.each([
    ['order', '/how-to-use'],
    ['rules', '/applicate/guide'],
    ['daily', '/applicate/dailyLaundryGuide'],
    ['dailyFirst', '/applicate/dailyLaundryNewGuide'],
  ] as const)('link from %s to all others', async (current, own) => {
    renderPage([{ path: '/', element: <GuideChapters current={current} /> }], { url: '/' });
    expect(await linksOf()).toEqual(CHAPTERS.filter((path) => path !== own));
  });

  it.each([
    ['shows those of the membership', ['coupons'], 3],
    ['hides those of the membership', ['coupons', 'membership'], 1],
  ] as const)('of a partner programme that %s', async (_case, restrictions, count) => {
    renderPage([{ path: '/', element: <GuideChapters current="order" /> }], {
      url: '/',
      session: 'member',
      api: { 'GET /member/partnerInfo': [buildPartnerProgramme({ restrictions: [...restrictions] })] },
    });
    await waitFor(async () => expect(await linksOf()).toHaveLength(count));
  });
});
