/** Step of the tutorial: a target on Home and its text; product specification §2. */
export interface TutorialStep {
  readonly selector: string;
  readonly title: string;
  readonly text: string;
}

const BAG = 'main a[href="/delivery-bag"]';

// Texts must not repeat a label of Home: screen readers and page search should find each label once.
export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  {
    selector: 'main a[href="/laundry/list"]',
    title: '가까운 곳부터 둘러봐요',
    text: '우리 집까지 오는 세탁소를 한눈에 비교할 수 있어요.',
  },
  {
    selector: '[data-tutorial="my-laundry"]',
    title: '단골은 바로 이용해요',
    text: '자주 가는 세탁소를 등록해 두면 찾을 필요가 없어요.',
  },
  {
    selector: BAG,
    title: '수거백을 보내 드려요',
    text: '처음 한 번은 무료예요. 담아서 문 앞에 두기만 하세요.',
  },
  {
    selector: 'nav a[href="/usage"]',
    title: '맡긴 뒤에는 여기서 확인해요',
    text: '지금 어디까지 왔는지 언제든 볼 수 있어요.',
  },
];

/** Returns whether Home is still loading: everyone has the collection bag link, but a member's skeleton does not. */
export const isHomeLoading = (): boolean => document.querySelector(BAG) === null;

/** Returns the next step whose target is on the page; `undefined` when none is left. */
export const stepFrom = (first: number): { readonly index: number; readonly target: Element } | undefined => {
  for (const [index, { selector }] of TUTORIAL_STEPS.entries()) {
    if (index < first) continue;
    const target = document.querySelector(selector);
    if (target !== null) return { index, target };
  }
  return undefined;
};
