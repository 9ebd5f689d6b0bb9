import type { FrameLocator, Locator, Page } from '@playwright/test';

/** Console at `/sandbox`: the app in a phone frame beside panels for every other role. */
export class ShowroomPage {
  /** App inside the phone frame. */
  readonly phone: FrameLocator;
  readonly frame: Locator;
  readonly tour: Locator;
  /** Current step of the tour. */
  readonly due: Locator;
  readonly progress: Locator;
  /** Result of the last action. */
  readonly status: Locator;
  readonly clock: Locator;
  /** Clock of the sandbox. */
  readonly now: Locator;
  readonly members: Locator;
  readonly codes: Locator;
  readonly orders: Locator;

  constructor(readonly page: Page) {
    this.frame = page.getByTitle('동네세탁 앱');
    this.phone = this.frame.contentFrame();
    const start = page.getByRole('region', { name: '둘러보기' });
    this.tour = start.getByRole('list').first();
    this.due = this.tour.getByRole('listitem').and(page.locator('[aria-current="step"]'));
    this.progress = start.getByText(/마침 · 약 10분$/);
    this.status = page.getByRole('status');
    this.clock = page.getByRole('region', { name: '시간', exact: true });
    this.now = this.clock.getByRole('strong');
    this.members = start.getByRole('listitem').filter({ hasText: '회원' });
    this.codes = start.getByRole('button', { name: /복사 \(인증번호\)$/ });
    this.orders = page.getByRole('region', { name: '신청', exact: true });
  }

  async open(area: 'start' | 'orders' | 'shop' | 'operator' | 'tools' = 'start'): Promise<void> {
    await this.page.goto(`/sandbox#${area}`);
  }

  /** Presses the action of the current step. */
  async press(name: string | RegExp): Promise<void> {
    await this.due.getByRole('button', { name }).or(this.due.getByRole('link', { name })).click();
  }

  /** Orders in the phone frame: nearest shop that collects, first free slot, one piece. */
  async ordersInThePhone(): Promise<void> {
    const { phone } = this;
    const delivering = phone.getByRole('region', { name: /수거·배송해 주는 세탁소|멤버십 할인·수거 배송/ }).first();
    await delivering.getByRole('listitem').getByRole('link').first().click();
    const order = { name: '수거 신청하기' };
    await phone.getByRole('button', order).or(phone.getByRole('link', order)).first().click();
    const times = phone.getByRole('group', { name: '수거 시간' });
    const free = times.getByRole('radio', { disabled: false });
    const answer = times.getByRole('radio').or(times.getByText('이날은 고를 수 있는 시간이 없어요.'));
    await answer.first().waitFor();
    while ((await free.count()) === 0) {
      await times.locator('button[aria-pressed="true"] + button').click();
      await answer.first().waitFor();
    }
    await free.first().check();
    await phone.getByRole('spinbutton', { name: '세탁물 수량' }).fill('2');
    await phone.getByRole('button', { name: '다음', exact: true }).click();
    await phone.getByRole('checkbox', { name: '약관에 동의해요' }).check();
    await phone.getByRole('button', { name: '신청하기', exact: true }).click();
    await phone.getByRole('heading', { name: '신청이 완료되었어요' }).waitFor();
  }
}
