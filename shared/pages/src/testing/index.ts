export { fakeWindows } from './fake-windows';
