import { formatWon } from '@dongne/contract';
import type { SandboxProvider } from '../tables';
import type { FormFields } from './form-fields';
import { escapeHtml, hiddenFields, windowHtml } from './window-html';
import type { WindowOrder } from './card-window';

const PROVIDER_NAMES: Readonly<Record<SandboxProvider, string>> = { inicis: 'KG이니시스', nicepay: '나이스페이' };

const WORDS = {
  billing: { title: '카드 등록', button: '카드 등록하기', does: '등록할 카드를 입력해 주세요.' },
  payment: { title: '카드 결제', button: '결제하기', does: '결제할 카드를 입력해 주세요.' },
} as const;

/**
 * The window in which a card is typed. It passes the shop's fields on, and never echoes the input.
 *
 * @param wrong error of the previous input.
 */
export const cardPage = (order: WindowOrder, fields: FormFields, action: string, wrong?: string): string => {
  const { title, button, does } = WORDS[order.purpose];
  const heading = `${PROVIDER_NAMES[order.provider]} ${title}`;
  return windowHtml(
    `${heading} (연습용)`,
    `<h1>${heading}</h1>
<p>${does} 연습용 화면이라 실제 카드는 쓰이지 않아요. 카드번호는 끝 4자리만 남아요.</p>
${wrong === undefined ? '' : `<p class="wrong" role="alert">${escapeHtml(wrong)}</p>`}
<dl>
<dt>상품</dt><dd>${escapeHtml(order.goodsName)}</dd>
${order.amountWon > 0 ? `<dt>금액</dt><dd>${formatWon(order.amountWon)}</dd>` : ''}
</dl>
<form method="post" action="${escapeHtml(action)}" accept-charset="utf-8" autocomplete="off">
${hiddenFields(fields)}
<label>카드번호 16자리<input name="cardNumber" inputmode="numeric" autocomplete="off" maxlength="19" pattern="[0-9 \\-]{16,19}" required></label>
<label>유효기간 (월·연도 4자리)<input name="expiry" inputmode="numeric" autocomplete="off" maxlength="5" placeholder="0928" required></label>
<label>생년월일 6자리<input name="birthDate" inputmode="numeric" autocomplete="off" maxlength="6" placeholder="900101" required></label>
<label>카드 비밀번호 앞 2자리<input name="passwordDigits" type="password" inputmode="numeric" autocomplete="off" maxlength="2" required></label>
<button class="main" name="choice" value="go">${button}</button>
<button name="choice" value="cancel" formnovalidate>취소</button>
<button name="choice" value="close" formnovalidate>닫기</button>
</form>`,
  );
};

/** Submits the form of its page. */
export const SUBMIT_SCRIPT = 'document.forms[0].submit()';

/** Returns the browser to the shop with the result, by a form, as the providers do. */
export const returnPage = (returnUrl: string, fields: FormFields): string =>
  windowHtml(
    '돌아가는 중 (연습용)',
    `<h1>동네세탁으로 돌아가고 있어요</h1>
<form method="post" action="${escapeHtml(returnUrl)}" accept-charset="utf-8">
${hiddenFields(fields)}
<button class="main">돌아가기</button>
</form>`,
    SUBMIT_SCRIPT,
  );

/** Closes its window. */
export const CLOSE_SCRIPT = 'window.close()';

/** The last page of a window without a result for the shop. */
export const silentPage = (): string =>
  windowHtml(
    '창을 닫아 주세요 (연습용)',
    '<h1>이 창을 닫아 주세요</h1>\n<p>결과는 전해지지 않았어요.</p>',
    CLOSE_SCRIPT,
  );
