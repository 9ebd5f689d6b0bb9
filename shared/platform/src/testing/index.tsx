export { fakeApi, refuse, type FakeApi } from './fake-api';
export { renderPage, type PageOptions } from './render-page';
