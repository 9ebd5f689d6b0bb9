export { compose } from './compose';
export { fakeApi, inTurn, refuse, refuseAs, type FakeAnswer, type FakeApi } from './fake-api';
export { fakeNativeApp, type FakeNativeApp } from './fake-native-app';
export { pathsWithoutRoute } from './paths-without-route';
export { renderOnServer, renderPage, type PageOptions } from './render-page';
export { serverSaysTime } from './server-says-time';
