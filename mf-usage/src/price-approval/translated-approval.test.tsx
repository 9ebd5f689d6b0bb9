import { renderPage } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';
import { buildItem, buildOffer, buildPricedRequest } from '../testing/builders';
import { standAt } from '../testing/clock';

standAt('2037-03-05T12:00:00+09:00');

const offer = buildOffer({
  version: 2,
  items: [buildItem({ id: 1 })],
  terms: {
    services: [],
    hasMembershipDiscount: false,
    delivery: { isFree: true, feeWon: 0, freeFromWon: 0 },
    noShowFeeWon: 0,
  },
});
const request = buildPricedRequest(offer);

/** The page with the button's text replaced by a browser translation. */
const openTranslated = async (label: string) => {
  const page = renderPage(routes, {
    session: 'member',
    url: '/usage/approve?id=31',
    api: { 'GET /request/delivery/detail/31': request, 'POST /request/delivery/31/approve': request },
  });
  const button = await screen.findByRole('button', { name: '1,900원으로 진행하기' });
  const [text] = Array.from(button.querySelectorAll('span')).filter(({ textContent }) => textContent !== '');
  if (text === undefined) throw new Error('a button without a label');
  text.textContent = label;
  await page.user.click(button);
  return { ...page, approvals: () => page.calls.filter(({ method }) => method === 'POST').length };
};

describe('approve button on a translated page', () => {
  it('sends at once while its text contains the total', async () => {
    const { approvals } = await openTranslated('Proceed with 1,900 won');
    await waitFor(() => expect(approvals()).toBe(1));
  });

  it.each([
    ['an old total', 'Proceed with 11,600 won'],
    ['no digits', 'Proceed'],
  ])('asks for confirmation and sends nothing by itself: %s', async (_what, label) => {
    const { user, approvals } = await openTranslated(label);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('1,900원으로 진행할까요?');
    expect(approvals()).toBe(0);
    await user.click(screen.getByRole('button', { name: '취소' }));
    expect(approvals()).toBe(0);
  });

  it('sends after the confirmation', async () => {
    const { user, approvals } = await openTranslated('Proceed');
    await user.click(await screen.findByRole('button', { name: '확인' }));
    await waitFor(() => expect(approvals()).toBe(1));
  });
});
