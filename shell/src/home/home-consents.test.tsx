import { buildConsent } from '@dongne/contract/testing';
import { useCapabilities } from '@dongne/platform';
import { refuse, renderPage, type FakeAnswer } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { buildMain } from '../testing/build-home';
import { HomeMember } from './home-member';
import { useProcessingRequests } from './use-is-in-use';
import { useMain } from './use-main';

const Member = () => <HomeMember main={useMain()} requests={useProcessingRequests()} can={useCapabilities().can} />;

const openMember = (consents: FakeAnswer<'GET /member/consents'>) =>
  renderPage([{ path: '/', element: <Member /> }], {
    url: '/',
    session: 'member',
    api: {
      'GET /main': buildMain(),
      'GET /request/delivery': { items: [], nextCursor: null },
      'GET /member/consents': consents,
    },
  });

describe('Home of a member', () => {
  it('asks for consent that is due again, with a link to answer', async () => {
    openMember([buildConsent('service'), buildConsent('marketing', { isAsked: true })]);
    expect(await screen.findByText(/다시 여쭤볼 내용이 1개 있어요/)).toBeVisible();
    expect(screen.getByRole('link', { name: '답하기' })).toHaveAttribute('href', '/mypage/info/consents');
  });

  it.each([
    ['nothing has come due', [buildConsent('marketing')]],
    ['they do not load', refuse('UNAVAILABLE')],
  ])('does not ask again when %s', async (_case, consents) => {
    const { calls } = openMember(consents);
    await waitFor(() => expect(calls.some(({ path }) => path === '/member/consents')).toBe(true));
    expect(screen.queryByText(/다시 여쭤볼/)).not.toBeInTheDocument();
  });
});
