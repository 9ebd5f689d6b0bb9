import { pressBack } from '@dongne/platform';
import { refuse } from '@dongne/platform/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { standAt } from '../testing/clock';
import { openRequestForm, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const FIRST = '/applicate?laundryId=7';
const SECOND = `${FIRST}&step=check`;

const slot = () => screen.getByRole('radio', { name: '13:00~15:00' });
const note = () => screen.getByRole('textbox', { name: '요청사항' });
const isFirstShown = () => screen.findByRole('button', { name: '다음' });

const closePage = () => fireEvent(window, new Event('pagehide'));

describe('screens of the form', () => {
  it('show one after the other, with the focus on the one that is shown', async () => {
    const { path } = await openSecondScreen();
    expect(path()).toBe(SECOND);
    expect(screen.getByRole('group', { name: '어떻게, 확인' })).toHaveFocus();
    expect(screen.queryByRole('group', { name: '수거 시간' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /^3월 4일 \(수\) 13:00~15:00 수거/ })).toBeVisible();
    expect(screen.getByText(/^예상 [\d,~]+원$/)).toBeVisible();
  });

  it.each([
    ['the app bar', () => act(() => pressBack())],
    ['the browser', () => act(() => window.history.back())],
    ['the line of the first screen', () => screen.getByRole('button', { name: /수거.*변경$/ }).click()],
  ])('lose nothing on the way back by %s', async (_by, goBack) => {
    const { user, path, next } = await openSecondScreen({}, { history: 'browser' });
    await user.type(note(), '살살');
    act(() => void goBack());
    await isFirstShown();
    await waitFor(() => expect(path()).toBe(FIRST));
    expect(slot()).toBeChecked();
    await next();
    expect(note()).toHaveValue('살살');
  });

  it('open the second one again with the draft', async () => {
    const first = await openSecondScreen();
    await first.user.type(note(), '살살');
    closePage();
    first.unmount();
    const { path } = await openRequestForm({}, { url: SECOND });
    expect(note()).toHaveValue('살살');
    act(() => pressBack());
    await isFirstShown();
    expect(path()).toBe(FIRST);
    expect(slot()).toBeChecked();
  });

  it('open the first one while no slot is chosen', async () => {
    const { path } = await openRequestForm({}, { url: SECOND });
    await isFirstShown();
    await waitFor(() => expect(path()).toBe(FIRST));
    expect(screen.queryByText('수거 시간을 골라 주세요.')).not.toBeInTheDocument();
  });

  it.each([
    ['a full slot', refuse('SLOT_FULL'), '방금 마감된 시간이에요. 다른 시간을 골라 주세요.'],
    ['the pieces', refuse('VALIDATION', { fields: { items: '품목을 확인해 주세요.' } }), '품목을 확인해 주세요.'],
  ])('lead back to %s that the server refuses', async (_what, answer, sentence) => {
    const { agree, submit, path } = await openSecondScreen({ 'POST /request/delivery': answer });
    await agree();
    await submit();
    expect(await screen.findByText(sentence)).toBeVisible();
    await waitFor(() => expect(path()).toBe(FIRST));
    expect(document.activeElement).toHaveAccessibleName(/13:00~15:00|15:00~17:00|품목 담기/);
  });

  it('do not order by the second click of a double click on 다음', async () => {
    await openSecondScreen();
    const isSent = fireEvent.click(screen.getByRole('button', { name: '신청하기' }), { detail: 2 });
    expect(isSent).toBe(false);
  });
});
