import type { RenderedPage } from '../hosts/first-view/rendered-page';

/** Builds a server-rendered page. */
export const buildRenderedPage = (over: Partial<RenderedPage> = {}): RenderedPage => ({
  html: '<main>그린 화면</main>',
  styles: '<style data-styled="true">.a{color:red}</style>',
  title: '세탁소 찾기 · 동네세탁',
  view: { now: 1, userId: null, remote: 'mf_laundry@1', queries: [] },
  errors: [],
  ...over,
});
