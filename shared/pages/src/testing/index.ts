export { fakeWindows } from './fake-windows';
export { replaceLeaving } from '../social-sign-in/leave-page';
