import type { Alarm } from '@dongne/contract';
import { refuse, renderPage, type FakeApi } from '@dongne/platform/testing';
import { screen, waitFor } from '@testing-library/react';
import { routes } from '../routes';

const NONE: Alarm = { order: true, marketing: false, night: false, marketingAgreedAt: null, nightAgreedAt: null };
const AGREED: Alarm = { ...NONE, marketing: true, marketingAgreedAt: '2026-03-02T10:00:00+09:00' };

const openSettings = (alarm: Alarm, api: FakeApi = {}) => {
  let stored = alarm;
  return renderPage(routes, {
    session: 'member',
    url: '/mypage/alarm/setting',
    api: {
      'GET /member/partnerInfo': [],
      'GET /member/alarm': () => stored,
      'PUT /member/alarm': ({ body }) => (stored = { ...stored, ...body }),
      ...api,
    },
  });
};

const findSwitch = (name: string) => screen.findByRole('switch', { name });
const bodies = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

describe('AlarmSettingPage', () => {
  it('turns order messages off and leaves the consents unchanged', async () => {
    const { user, calls } = openSettings(AGREED);
    await user.click(await findSwitch('이용 알림'));
    await waitFor(() => expect(bodies(calls)).toEqual([{ order: false, marketing: true, night: false }]));
    expect(await findSwitch('이용 알림')).not.toBeChecked();
  });

  it('shows the date of the consent to advertising', async () => {
    openSettings(AGREED);
    expect(await findSwitch('혜택·이벤트 알림')).toHaveAccessibleDescription(/2026년 3월 2일 \(월\)에 동의했어요/);
  });

  it('confirms sender, date and content of a changed consent', async () => {
    const { user } = openSettings(NONE);
    await user.click(await findSwitch('혜택·이벤트 알림'));
    expect(await screen.findByText(/동네세탁 혜택·이벤트 알림 수신에 동의했어요/)).toBeInTheDocument();
  });

  it('offers night messages only with the day consent and revokes both together', async () => {
    const { user, calls } = openSettings({ ...AGREED, night: true, nightAgreedAt: AGREED.marketingAgreedAt });
    await user.click(await findSwitch('혜택·이벤트 알림'));
    await waitFor(() => expect(bodies(calls)).toEqual([{ order: true, marketing: false, night: false }]));
    expect(await findSwitch('야간 혜택 알림 (21시~08시)')).toBeDisabled();
    expect(await screen.findByText(/혜택·이벤트 알림 수신 동의를 철회했어요/)).toBeInTheDocument();
  });

  it('rolls back when the server refuses the change', async () => {
    const { user } = openSettings(NONE, { 'PUT /member/alarm': refuse('INTERNAL') });
    await user.click(await findSwitch('혜택·이벤트 알림'));
    await waitFor(async () => expect(await findSwitch('혜택·이벤트 알림')).not.toBeChecked());
  });

  it('hides advertising from voucher users', async () => {
    openSettings(NONE, {
      'GET /member/partnerInfo': [{ partnerId: 1, name: '세탁 바우처', restrictions: ['advertising'] }],
    });
    expect(await findSwitch('이용 알림')).toBeChecked();
    expect(screen.queryByRole('switch', { name: '혜택·이벤트 알림' })).not.toBeInTheDocument();
  });

  it('shows an error when the settings fail to load and retries', async () => {
    openSettings(NONE, { 'GET /member/alarm': refuse('INTERNAL') });
    expect(await screen.findByText('알림 설정을 불러오지 못했어요')).toBeInTheDocument();
  });
});
