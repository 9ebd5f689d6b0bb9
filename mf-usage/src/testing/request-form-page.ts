import { renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { routes } from '../routes';
import { buildAddress, buildMember, buildRequest, buildShop, buildSlot } from './builders';

/** Slots of a day: nine is full, eleven is past, free from one on. */
const SLOTS = [
  buildSlot('2037-03-04T09:00:00+09:00', { left: 0 }),
  buildSlot('2037-03-04T13:00:00+09:00'),
  buildSlot('2037-03-04T15:00:00+09:00'),
];

/** Slots of a day: today is fully booked, tomorrow has room. */
export const slotsOn = (date: string | undefined) => (date === '2037-03-04' ? SLOTS : []);

/** Successful responses to the calls of the form. */
const WELL: FakeApi = {
  'GET /laundry/detail/7': buildShop(),
  'GET /member/address': buildAddress(),
  'GET /myPage/coupon': { items: [] },
  'GET /pay/card': null,
  'GET /member': buildMember(),
  'GET /laundry/7/slots': ({ params }) => slotsOn(params.date),
  'POST /request/delivery': { applicationId: 31 },
  'GET /request/delivery/detail/31': buildRequest(),
};

/** Opens the form of shop 7 as a member, with the actions of a customer. */
export const openRequestForm = async (
  api: FakeApi = {},
  who: { readonly userId?: number; readonly url?: string; readonly history?: 'browser' } = {},
) => {
  const page = renderPage(routes, {
    session: 'member',
    url: '/applicate?laundryId=7',
    api: { ...WELL, ...api },
    ...who,
  });
  // Also hidden: an order like an earlier one opens the second screen.
  await screen.findByRole('radio', { name: '13:00~15:00', hidden: true });
  const pressNext = () => page.user.click(screen.getByRole('button', { name: '다음' }));
  /** Goes on to the second screen. */
  const next = async (): Promise<void> => {
    await pressNext();
    await screen.findByRole('button', { name: /신청하기$/ });
  };
  /** Goes on to the second screen unless it is shown. */
  const atCheck = async (): Promise<void> => {
    if (screen.queryByRole('button', { name: '다음' }) !== null) await next();
  };
  return {
    ...page,
    next,
    pressNext,
    chooseSlot: (name = '13:00~15:00') => page.user.click(screen.getByRole('radio', { name })),
    agree: async () => {
      await atCheck();
      await page.user.click(screen.getByRole('checkbox', { name: '약관에 동의해요' }));
    },
    submit: async () => {
      await atCheck();
      await page.user.click(screen.getByRole('button', { name: '신청하기' }));
    },
    /** Counts pieces in the sheet of categories. */
    count: async (...categories: readonly string[]) => {
      await page.user.click(screen.getByRole('button', { name: /^품목 담기/ }));
      for (const category of categories)
        await page.user.click(await screen.findByRole('button', { name: `${category} 하나 더` }));
      await page.user.click(screen.getByRole('button', { name: '담기 완료' }));
    },
    /** Opens a folded option. */
    unfold: (name: string) => page.user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) })),
    slotGroup: () => within(screen.getByRole('group', { name: '수거 시간' })),
    posts: () => page.calls.filter(({ method }) => method === 'POST'),
  };
};

/** Opens the form, chooses a slot and goes on to the second screen. */
export const openSecondScreen = async (...opened: Parameters<typeof openRequestForm>) => {
  const form = await openRequestForm(...opened);
  await form.chooseSlot();
  await form.next();
  return form;
};

/** Multipart body as plain text, with files by name. */
export const fieldsOf = (body: unknown): Record<string, string | string[]> => {
  if (!(body instanceof FormData)) throw new Error('The call had no form.');
  const entries = [...body.keys()].map((name) => {
    const values = body.getAll(name).map((value) => (value instanceof File ? value.name : value));
    return [name, values.length === 1 ? (values[0] ?? '') : values];
  });
  return Object.fromEntries(entries);
};
