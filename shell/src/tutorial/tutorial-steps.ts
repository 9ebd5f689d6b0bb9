/** Step of the tutorial: targets on Home and its text; product specification §2. */
export interface TutorialStep {
  readonly selectors: readonly string[];
  readonly title: string;
  readonly text: string;
}

const BAG = 'main a[href="/delivery-bag"]';

// Texts must not repeat a label of Home: screen readers and page search should find each label once.
export const TUTORIAL_STEPS: readonly TutorialStep[] = [
  {
    selectors: ['main a[href="/laundry/list"]', '[data-tutorial="my-laundry"]'],
    title: '우리 동네에서 골라요',
    text: '집까지 오는 세탁소를 비교해 보세요. 단골로 등록해 두면 여기에서 바로 신청해요.',
  },
  {
    selectors: [BAG, 'nav a[href="/usage"]'],
    title: '담아서 문 앞에 두세요',
    text: '수거백은 처음 한 번 무료예요. 맡긴 뒤에는 아래에서 어디까지 왔는지 볼 수 있어요.',
  },
];

/** Returns whether Home is still loading: everyone has the collection bag link, but a member's skeleton does not. */
export const isHomeLoading = (): boolean => document.querySelector(BAG) === null;

/** Returns the next step with a target on the page, and its targets; `undefined` when none is left. */
export const stepFrom = (
  first: number,
): { readonly index: number; readonly targets: readonly Element[] } | undefined => {
  for (const [index, { selectors }] of TUTORIAL_STEPS.entries()) {
    if (index < first) continue;
    const targets = selectors.flatMap((selector) => document.querySelector(selector) ?? []);
    if (targets.length > 0) return { index, targets };
  }
  return undefined;
};
