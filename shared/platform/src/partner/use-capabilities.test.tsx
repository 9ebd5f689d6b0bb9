import { screen } from '@testing-library/react';
import type { PartnerInfo } from '@dongne/contract';
import { refuse, renderPage } from '../testing/index';
import { capabilitiesOf } from './capabilities';
import { useCapabilities } from './use-capabilities';

const PARTS = [
  'membership',
  'advertising',
  'coupons',
  'cardPayment',
  'invite',
  'addressChange',
  'installBanner',
] as const;

/** The municipal voucher programme; ruling. */
const VOUCHERS: PartnerInfo = { partnerId: 1, name: '세탁 바우처', restrictions: [...PARTS] };

describe('capabilitiesOf', () => {
  it('takes everything of the ruling away from users of the voucher programme', () => {
    expect(Object.entries(capabilitiesOf([VOUCHERS]))).toEqual(PARTS.map((part) => [part, false]));
  });

  it('takes nothing away without a programme', () => {
    expect(Object.values(capabilitiesOf([]))).toEqual(PARTS.map(() => true));
  });

  it.each(PARTS)('takes %s alone away', (part) => {
    const table = capabilitiesOf([{ partnerId: 2, name: '제휴', restrictions: [part] }]);
    expect(PARTS.filter((other) => !table[other])).toEqual([part]);
  });
});

const Shown = () => {
  const { state, can } = useCapabilities();
  return <p>{`${state} ${PARTS.filter((part) => can[part]).length}`}</p>;
};
const Page = () => (
  <>
    <Shown />
    <Shown />
  </>
);

const open = (session: 'visitor' | 'member', answer: unknown) =>
  renderPage([{ path: '/', element: <Page /> }], { url: '/', session, api: { 'GET /member/partnerInfo': answer } });

describe('useCapabilities', () => {
  it('asks nothing for a visitor, who has everything', () => {
    const { calls } = open('visitor', [VOUCHERS]);
    expect(screen.getAllByText('ready 7')).toHaveLength(2);
    expect(calls).toEqual([]);
  });

  it('asks once for all who want to know', async () => {
    const { calls } = open('member', [VOUCHERS]);
    expect(await screen.findAllByText('ready 0')).toHaveLength(2);
    expect(calls).toHaveLength(1);
  });

  it('allows everything while nothing is known', async () => {
    open('member', refuse('UNAVAILABLE'));
    expect(screen.getAllByText('loading 7')).toHaveLength(2);
    expect(await screen.findAllByText('failed 7')).toHaveLength(2);
  });

  it.each([
    ['failed 7', '<html></html>'],
    ['ready 7', {}],
    ['ready 7', []],
  ])('is %s, so takes nothing away, for the answer %j', async (expected, answer) => {
    open('member', answer);
    expect(await screen.findAllByText(expected)).toHaveLength(2);
  });
});
