import { renderPage, serverSaysTime } from '@dongne/platform/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildAddress, buildShop, buildSlot } from '../testing/builders';
import { standAt } from '../testing/clock';
import { slotsOn } from '../testing/request-form-page';
import { instantOfLink } from './linked-slot';

standAt('2037-03-03T20:30:00+09:00');

const open = (slot: string) =>
  renderPage(routes, {
    session: 'member',
    url: `/applicate?laundryId=7&slot=${encodeURIComponent(slot)}`,
    api: {
      'GET /laundry/detail/7': buildShop(),
      'GET /member/address': buildAddress(),
      'GET /laundry/7/slots': ({ params }) => slotsOn(params.date),
    },
  });

const GONE = '고르신 시간은 이제 신청할 수 없어요. 다른 시간을 골라 주세요.';

describe('form link with a slot', () => {
  it.each(['2037-03-04T04:00:00.000Z', '2037-03-04T13:00:00+09:00'])('selects it: %s', async (slot) => {
    const { path } = open(slot);
    expect(await screen.findByRole('radio', { name: '13:00~15:00' })).toBeChecked();
    // Waits until the slot is in the draft: a reload must not undo later choices.
    await waitFor(() => expect(path()).toBe('/applicate?laundryId=7'));
    expect(screen.queryByText(GONE)).not.toBeInTheDocument();
  });

  it.each([
    ['full', '2037-03-04T09:00:00+09:00'],
    ['not one of its shop', '2037-03-04T13:30:00+09:00'],
    ['over', '2037-03-03T13:00:00+09:00'],
    ['too far away', '2037-04-04T13:00:00+09:00'],
    ['no time at all', '<script>alert(1)</script>'],
  ])('chooses nothing and says so when it is %s', async (_, slot) => {
    open(slot);
    const group = within(await screen.findByRole('group', { name: '수거 시간' }));
    expect(await screen.findByText(GONE)).toBeVisible();
    await screen.findByRole('radio', { name: '13:00~15:00' });
    expect(group.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
  });
});

it('uses the server time of the slots response', async () => {
  renderPage(routes, {
    session: 'member',
    url: '/applicate?laundryId=7&slot=2037-03-14T13:00:00%2B09:00',
    api: {
      'GET /laundry/detail/7': buildShop(),
      'GET /member/address': buildAddress(),
      'GET /laundry/7/slots': ({ params }) => {
        serverSaysTime('2037-03-13T20:30:00+09:00');
        return params.date === '2037-03-14' ? [buildSlot('2037-03-14T13:00:00+09:00')] : [];
      },
    },
  });
  expect(await screen.findByRole('radio', { name: '13:00~15:00' })).toBeChecked();
  expect(screen.queryByText(GONE)).not.toBeInTheDocument();
});

describe('instantOfLink', () => {
  it.each([
    ['2037-03-04T04:00:00Z', '2037-03-04T04:00:00.000Z'],
    ['2037-03-10T19:00+09:00', '2037-03-10T10:00:00.000Z'],
    ['2037-13-45T99:00:00Z', undefined],
    ['1', undefined],
    ['', undefined],
    [null, undefined],
  ])('of %s is %s', (text, expected) => {
    expect(instantOfLink(text)).toBe(expected);
  });
});
