import { buildMemberAddress } from '@dongne/contract/testing';
import { screen } from '@testing-library/react';
import { refuse, renderPage, type FakeAnswer } from '../testing';
import { saveVisitorAddress } from '../cookies/address-cookie';
import { useAddress, useViewerPosition } from './use-address';

const Place = () => {
  const address = useAddress();
  return <p>{address.state === 'ready' ? JSON.stringify(address.value) : address.state}</p>;
};

const open = (session: 'member' | 'visitor', answer: FakeAnswer<'GET /member/address'>) =>
  renderPage([{ path: '/', element: <Place /> }], { url: '/', session, api: { 'GET /member/address': answer } });

const shown = (value: object) => screen.findByText(JSON.stringify(value));

describe('pickup address', () => {
  it("is a member's own address, its street address first", async () => {
    open('member', buildMemberAddress({ roadAddress: '서울 강남구 테헤란로 1', latitude: 37.5, longitude: 127 }));
    expect(
      await shown({ label: '서울 강남구 테헤란로 1', latitude: 37.5, longitude: 127, isLocationDenied: false }),
    ).toBeVisible();
  });

  it("is a member's lot address if there is no street address", async () => {
    open(
      'member',
      buildMemberAddress({ roadAddress: '', address: '서울 강남구 삼성동 1', latitude: 37.5, longitude: 127 }),
    );
    expect(
      await shown({ label: '서울 강남구 삼성동 1', latitude: 37.5, longitude: 127, isLocationDenied: false }),
    ).toBeVisible();
  });

  it("is not another one while a member's own address loads or fails", async () => {
    let fail: (error: Error) => void = () => undefined;
    open('member', () => new Promise<never>((_, reject) => (fail = reject)));
    expect(await screen.findByText('loading')).toBeVisible();
    fail(new Error('no response'));
    expect(await screen.findByText('failed')).toBeVisible();
  });

  it("is a visitor's choice, without a request", async () => {
    const Chosen = () => {
      saveVisitorAddress({ label: '서울 마포구 합정동', latitude: 37.55, longitude: 126.91 });
      return <Place />;
    };
    const { calls } = renderPage([{ path: '/', element: <Chosen /> }], { url: '/' });
    expect(
      await shown({ label: '서울 마포구 합정동', latitude: 37.55, longitude: 126.91, isLocationDenied: false }),
    ).toBeVisible();
    expect(calls).toEqual([]);
  });

  it('is the default position for a visitor without a choice', async () => {
    open('visitor', refuse('NO_JWT'));
    expect(
      await shown({ latitude: 37.5226784655386, longitude: 126.901962138943, isLocationDenied: false }),
    ).toBeVisible();
  });
});

describe('position of reads around the viewer', () => {
  const Position = ({ hasChosen }: { hasChosen: boolean }) => {
    if (hasChosen) saveVisitorAddress({ label: '서울 마포구 합정동', latitude: 37.55, longitude: 126.91 });
    return <p>{JSON.stringify(useViewerPosition() ?? 'not sent')}</p>;
  };

  it.each([
    ['the choice of a visitor', 'visitor', true, '{"latitude":37.55,"longitude":126.91}'],
    ['not sent for a visitor without a choice', 'visitor', false, '"not sent"'],
    ['not sent for a member, whose address the server knows', 'member', true, '"not sent"'],
  ] as const)('is %s', async (_case, session, hasChosen, expected) => {
    const element = <Position hasChosen={hasChosen} />;
    const { calls } = renderPage([{ path: '/', element }], { url: '/', session });
    expect(await screen.findByText(expected)).toBeVisible();
    expect(calls).toEqual([]);
  });
});
