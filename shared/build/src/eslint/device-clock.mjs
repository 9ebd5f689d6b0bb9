/** Entries for `no-restricted-syntax`: a device's clock may be wrong by any amount. */
export const DEVICE_CLOCK = [
  {
    selector:
      "MemberExpression[object.name='Date'][property.name='now'], MemberExpression[object.property.name='Date'][property.name='now'], NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.name='dayjs'][arguments.length=0]",
    message:
      "The device's clock may be wrong: what is booked, due, billed or shown goes by serverNow() or useNow(), a duration by performance.now(), the age of what the device has stored by deviceNow() (docs/architecture.md, Which clock).",
  },
];

/** The only file that reads the device's clock. */
export const READER_OF_DEVICE_CLOCK = 'shared/platform/src/clock/server-clock.ts';
