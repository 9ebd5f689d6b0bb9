import { visitorPath } from './visitor-path';

describe("a visitor's read", () => {
  it.each([
    ['/main', '/nonMember/main'],
    ['/laundry/list/group', '/nonMember/laundry/list/group'],
    ['/laundry/detail/3', '/nonMember/laundry/detail/3'],
    ['/laundry/3/slots', '/nonMember/laundry/3/slots'],
    ['/area', '/nonMember/area'],
    ['/pay/card', '/nonMember/pay/card'],
    ['/notice/4', '/nonMember/notice/4'],
    ['/member/address', '/member/address'],
    ['/mainframe', '/mainframe'],
    ['/myPage/event', '/myPage/event'],
    ['/request/delivery', '/request/delivery'],
  ])('of %s goes to %s', (path, expected) => {
    expect(visitorPath(path)).toBe(expected);
  });
});
