import { refuse } from '@dongne/platform/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { buildMember } from '../testing/builders';
import { standAt } from '../testing/clock';
import { fieldsOf, openRequestForm, openSecondScreen } from '../testing/request-form-page';

standAt('2037-03-03T20:30:00+09:00');

const KEPT = { softener: 'none', ironing: 'shirts', temperature: 'cold', scent: 'none' } as const;
const API = { 'GET /member': buildMember({ washingPreferences: KEPT }) };

const line = (chosen: string) => screen.findByRole('button', { name: `세탁 취향 ${chosen}` });
const sentBy = ({ posts }: Pick<Awaited<ReturnType<typeof openRequestForm>>, 'posts'>) =>
  fieldsOf(posts()[0]?.body)['washingPreferences'];

describe('washing preferences in the order form', () => {
  it('are the last ones of the member in one line, and left to the server while unchanged', async () => {
    const form = await openSecondScreen(API);
    expect(await line('섬유유연제 안 넣음, 다림질 셔츠만, 온도 찬물, 향 없음')).toHaveAttribute(
      'aria-expanded',
      'false',
    );
    await form.agree();
    await form.submit();
    await waitFor(() => expect(form.posts()).toHaveLength(1));
    expect(sentBy(form)).toBeUndefined();
  });

  it('are changed for this request, sent whole and kept in its draft', async () => {
    const first = await openSecondScreen(API);
    await line('섬유유연제 안 넣음, 다림질 셔츠만, 온도 찬물, 향 없음');
    await first.unfold('세탁 취향');
    expect(within(screen.getByRole('group', { name: '다림질' })).getByRole('radio', { name: '셔츠만' })).toBeChecked();
    await first.user.click(screen.getByRole('radio', { name: '안 함' }));
    await first.user.click(screen.getByRole('radio', { name: '미지근' }));
    const changed = '섬유유연제 안 넣음, 다림질 안 함, 온도 미지근, 향 없음';
    expect(await line(changed)).toBeVisible();
    fireEvent(window, new Event('pagehide'));
    first.unmount();

    const form = await openRequestForm(API);
    await form.next();
    expect(await line(changed)).toBeVisible();
    await form.agree();
    await form.submit();
    await waitFor(() => expect(form.posts()).toHaveLength(1));
    expect(JSON.parse(String(sentBy(form)))).toEqual({ ...KEPT, ironing: 'none', temperature: 'lukewarm' });
  });

  it('show the refusal of the server in place', async () => {
    const fields = { washingPreferences: '세탁 취향을 다시 골라 주세요.' };
    const form = await openSecondScreen({ ...API, 'POST /request/delivery': refuse('VALIDATION', { fields }) });
    await form.agree();
    await form.submit();
    expect(await screen.findByText(fields.washingPreferences)).toBeVisible();
  });

  it('are hidden when they fail to load, and the order works', async () => {
    const form = await openSecondScreen({ 'GET /member': refuse('NOT_FOUND') });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^세탁 취향/ })).not.toBeInTheDocument());
    await form.agree();
    await form.submit();
    expect(await screen.findByRole('heading', { name: '신청이 완료되었어요' })).toBeVisible();
  });
});
