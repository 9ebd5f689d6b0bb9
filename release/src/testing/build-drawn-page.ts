import type { DrawnPage } from '../hosts/first-view/drawn-page';

/** A page that was drawn. */
export const buildDrawnPage = (over: Partial<DrawnPage> = {}): DrawnPage => ({
  html: '<main>그린 화면</main>',
  styles: '<style data-styled="true">.a{color:red}</style>',
  title: '세탁소 찾기 · 동네세탁',
  view: { now: 1, userId: null, remote: 'mf_laundry@1', queries: [] },
  errors: [],
  ...over,
});
