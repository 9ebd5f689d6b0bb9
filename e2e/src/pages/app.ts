import type { Locator, Page } from '@playwright/test';
import { AppBar } from './app-bar';
import { CardPages } from './card-pages';
import { DeliveryBagPage } from './delivery-bag-page';
import { HomePage } from './home-page';
import { LoginPage } from './login-page';
import { MembershipPage } from './membership-page';
import { MyPage } from './my-page';
import { PriceApprovalPage } from './price-approval-page';
import { ReceiptPage } from './receipt-page';
import { RegistrationPage } from './registration-page';
import { RequestCompletePage } from './request-complete-page';
import { RequestFormPage } from './request-form-page';
import { SandboxProviderPage } from './sandbox-provider-page';
import { ShopListPage } from './shop-list-page';
import { ShopPage } from './shop-page';
import { TabBar } from './tab-bar';
import { UsageDetailPage } from './usage-detail-page';
import { UsagePage } from './usage-page';

/** App as a customer sees it: one page object per page, with locators by role and Korean name. */
export class App {
  readonly home: HomePage;
  readonly bag: DeliveryBagPage;
  readonly cards: CardPages;
  readonly bar: AppBar;
  readonly tabs: TabBar;
  readonly shopList: ShopListPage;
  readonly shop: ShopPage;
  readonly login: LoginPage;
  readonly provider: SandboxProviderPage;
  readonly registration: RegistrationPage;
  readonly requestForm: RequestFormPage;
  readonly requestComplete: RequestCompletePage;
  readonly usage: UsagePage;
  readonly usageDetail: UsageDetailPage;
  readonly priceApproval: PriceApprovalPage;
  readonly receipt: ReceiptPage;
  readonly my: MyPage;
  readonly membership: MembershipPage;

  constructor(readonly page: Page) {
    this.home = new HomePage(page);
    this.bag = new DeliveryBagPage(page);
    this.cards = new CardPages(page);
    this.bar = new AppBar(page);
    this.tabs = new TabBar(page);
    this.shopList = new ShopListPage(page);
    this.shop = new ShopPage(page);
    this.login = new LoginPage(page);
    this.provider = new SandboxProviderPage(page);
    this.registration = new RegistrationPage(page);
    this.requestForm = new RequestFormPage(page);
    this.requestComplete = new RequestCompletePage(page);
    this.usage = new UsagePage(page);
    this.usageDetail = new UsageDetailPage(page);
    this.priceApproval = new PriceApprovalPage(page);
    this.receipt = new ReceiptPage(page);
    this.my = new MyPage(page);
    this.membership = new MembershipPage(page);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(path);
  }

  /** Presses the browser's back button. */
  async goBack(): Promise<void> {
    await this.page.goBack();
  }

  /** Level-1 heading of the current page. */
  get title(): Locator {
    return this.page.getByRole('heading', { level: 1 });
  }

  /** Content of the page, without bars. */
  get content(): Locator {
    return this.page.getByRole('main');
  }

  /** Column of the app; `data-layout` names its layout. */
  get column(): Locator {
    return this.page.locator('[data-layout]');
  }

  /** Skeletons that are still visible. */
  get stillLoading(): Locator {
    return this.content.getByRole('status').filter({ hasText: '불러오는 중이에요' });
  }

  get mainNavigation(): Locator {
    return this.tabs.bar;
  }

  get retryButton(): Locator {
    return this.page.getByRole('button', { name: '다시 시도' });
  }

  async retry(): Promise<void> {
    await this.retryButton.click();
  }

  /**
   * Presses 다시 시도 unless the page has recovered by itself: reads, pages and the event stream also retry with backoff.
   */
  async retryUnlessRecovered(): Promise<void> {
    await this.retryButton.click({ timeout: 3_000 }).catch(() => undefined);
  }

  text(words: string | RegExp): Locator {
    return this.page.getByText(words);
  }
}
