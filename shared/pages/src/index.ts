export { afterFailure, nextAttempt, type Attempt } from './attempt';
export { idOf } from './id-of';
export { MoreButton } from './more-button';
export { PreparingPage } from './preparing-page';
export { randomKey } from './random-key';
export { useKeptScroll } from './use-kept-scroll';
export { useOnce } from './use-once';
