import type { RequestDetail } from '@dongne/contract';
import { tabMemory } from '@dongne/platform';
import { refuse, type FakeApi } from '@dongne/platform/testing';
import { screen, within } from '@testing-library/react';
import { buildPricedRequest } from '../testing/builders';
import { standAt } from '../testing/clock';
import { coat, goOn, itemGroup, offer, openPage, registered, shirt } from '../testing/price-approval-page';

standAt('2037-03-05T12:00:00+09:00');
afterEach(() => tabMemory.names('').forEach(tabMemory.forget));

describe('AskSheet', () => {
  const URL = 'POST /request/delivery/31/items/2/question';
  const askedRequest = (answer: string | null): RequestDetail => {
    const question = { id: 7, text: '왜 비싼가요?', askedAt: '2037-03-05T02:00:00Z', answer, answeredAt: null };
    return buildPricedRequest({ ...offer, items: [shirt, { ...coat, questions: [question] }] });
  };
  const openSheet = async (api: FakeApi) => {
    const page = await openPage(registered, api);
    await page.user.click(itemGroup('겨울 코트').getByRole('button', { name: '이 품목 물어보기' }));
    return { ...page, sheet: () => within(screen.getByRole('dialog', { name: '이 품목 물어보기' })) };
  };

  it('sends the question and shows the pending answer without deciding anything', async () => {
    const page = await openSheet({ [URL]: askedRequest(null) });
    await page.user.type(page.sheet().getByRole('textbox', { name: '궁금한 점' }), '왜 비싼가요?');
    page.server.current = askedRequest(null);
    await page.user.click(page.sheet().getByRole('button', { name: '질문 보내기' }));
    expect(await screen.findByText('세탁소에 질문을 보냈어요')).toBeInTheDocument();
    expect(screen.getByRole('group', { name: '겨울 코트' })).toHaveTextContent(
      /내 질문왜 비싼가요\?.*세탁소 답변을 기다리고 있어요/,
    );
    expect(itemGroup('겨울 코트').queryByRole('button', { name: '이 품목 물어보기' })).not.toBeInTheDocument();
    expect(itemGroup('흰 와이셔츠').getByRole('button', { name: '이 품목 물어보기' })).toBeInTheDocument();
    expect(page.sent()).toEqual([{ text: '왜 비싼가요?' }]);
    expect(goOn('13,410')).toBeInTheDocument();
  });

  it('shows the shop’s answer and allows another question', async () => {
    await openPage(askedRequest('안감까지 손질해야 해요'));
    expect(screen.getByRole('group', { name: '겨울 코트' })).toHaveTextContent(/세탁소 답변안감까지 손질해야 해요/);
    expect(itemGroup('겨울 코트').getByRole('button', { name: '이 품목 물어보기' })).toBeInTheDocument();
  });

  it('leaves the typed question readable when the price is decided elsewhere', async () => {
    const page = await openSheet({ [URL]: refuse('INVALID_TRANSITION') });
    await page.user.type(page.sheet().getByRole('textbox'), '왜 비싼가요?');
    const approval = { at: '2037-03-05T02:00:00Z', by: 'customer' as const, totalWon: 13_410, declinedItemIds: [] };
    page.server.current = buildPricedRequest({ ...offer, approval }, { allowedActions: ['call'], totalWon: 13_410 });
    await page.user.click(page.sheet().getByRole('button', { name: '질문 보내기' }));
    expect(await screen.findByText(/적으시던 질문은 보내지 못했어요/)).toBeVisible();
    expect(screen.getByText('왜 비싼가요?')).toBeVisible();
    expect(screen.getByRole('link', { name: '세탁소에 전화하기' })).toBeVisible();
  });

  it('requires a text', async () => {
    const { user, sheet, sent } = await openSheet({});
    await user.click(sheet().getByRole('button', { name: '질문 보내기' }));
    expect(sheet().getByText('궁금한 점을 적어 주세요.')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('preserves the text when closed and when sending fails', async () => {
    const page = await openSheet({
      [URL]: refuse('TOO_MANY_REQUESTS', { svMessage: '질문은 10개까지 할 수 있어요.' }),
    });
    await page.user.type(page.sheet().getByRole('textbox'), '왜요?');
    await page.user.click(page.sheet().getByRole('button', { name: '닫기' }));
    await page.user.click(itemGroup('겨울 코트').getByRole('button', { name: '이 품목 물어보기' }));
    expect(page.sheet().getByRole('textbox')).toHaveValue('왜요?');
    await page.user.click(page.sheet().getByRole('button', { name: '질문 보내기' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('질문은 10개까지 할 수 있어요.');
    expect(page.sheet().getByRole('textbox')).toHaveValue('왜요?');
  });

  it('shows the server’s error at the field', async () => {
    const fields = { text: '사용할 수 없는 문자가 있어요.' };
    const page = await openSheet({ [URL]: refuse('VALIDATION', { fields }) });
    await page.user.type(page.sheet().getByRole('textbox'), '왜요?');
    await page.user.click(page.sheet().getByRole('button', { name: '질문 보내기' }));
    expect(await page.sheet().findByText(fields.text)).toBeInTheDocument();
  });
});
