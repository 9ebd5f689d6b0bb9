import { closeApp, reloadHome, reloadPage } from './ways-out';

/** Button of an error page. */
export interface WayOut {
  readonly label: string;
  readonly go: () => void;
}

/** Texts and actions of an error page; the first action is the primary one. */
export interface ErrorPageText {
  readonly title: string;
  readonly text: string;
  readonly waysOut: readonly WayOut[];
}

const HOME: WayOut = { label: '홈으로', go: reloadHome };
const RELOAD: WayOut = { label: '새로고침', go: reloadPage };
const CLOSE: WayOut = { label: '앱 종료', go: closeApp };

const SORRY = '불편을 드려 죄송해요. 잠시 후 다시 시도해 주세요.';

/** Error pages by status; product specification §2. */
const ERROR_PAGES = {
  400: { title: '잘못된 요청이에요', text: '홈에서 다시 시작해 주세요.', waysOut: [HOME] },
  401: {
    title: '로그아웃을 마치지 못했어요',
    text: '이 브라우저에 남은 로그인 정보를 지울 수 없어요. 브라우저 설정에서 이 사이트의 쿠키를 지우고 새로고침해 주세요.',
    waysOut: [RELOAD],
  },
  404: { title: '페이지를 찾을 수 없어요', text: '주소가 바뀌었거나 없는 페이지예요.', waysOut: [RELOAD] },
  500: { title: '일시적인 문제가 생겼어요', text: SORRY, waysOut: [RELOAD, CLOSE] },
  503: { title: '서비스에 연결할 수 없어요', text: SORRY, waysOut: [CLOSE] },
} as const satisfies Record<number, ErrorPageText>;

const OTHER: ErrorPageText = { title: '문제가 생겼어요', text: SORRY, waysOut: [CLOSE] };

const PAGES: ReadonlyMap<number, ErrorPageText> = new Map(
  Object.entries(ERROR_PAGES).map(([status, page]) => [Number(status), page]),
);

/** Returns the error page of a status, or a general one. */
export const errorPageOf = (status: number): ErrorPageText => PAGES.get(status) ?? OTHER;
