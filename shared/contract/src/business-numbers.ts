/**
 * Business numbers of the product, each defined once, with its unit in its name and its source: `spec` is the product
 * specification, `ruling` the team's rulings on its gaps. Used by screens, server and tests.
 */

/** Six digits; ruling. */
export const OTP_DIGITS = 6;
/** Lifetime of a code; ruling. */
export const OTP_TTL_MS = 3 * 60_000;
/** Wrong attempts after which a code is invalid; ruling. */
export const OTP_MAX_TRIES = 5;
/** Delay before a second code to the same number; ruling. */
export const OTP_RESEND_MS = 30_000;
/** Codes per hour to one number, and from one address; ruling. */
export const OTP_SENDS_PER_HOUR = { perNumber: 5, perAddress: 20 } as const;
/** Time in which a verified code can be used for registration; docs/domain/session.md. */
export const OTP_REGISTRATION_MS = 30 * 60_000;
/** Time in which a registration without a response may be repeated; docs/domain/session.md. */
export const REGISTRATION_REPEAT_MS = 3 * 60_000;
/** Time in which a login without a response may be repeated under its key; docs/domain/session.md. */
export const LOGIN_REPEAT_MS = 60_000;
/** Time to verify the phone number after a social login; docs/domain/session.md. */
export const SOCIAL_TOKEN_TTL_MS = 10 * 60_000;

/** Lifetime of an access token; ruling. */
export const ACCESS_TOKEN_TTL_MS = 30 * 60_000;
/** Lifetime of a refresh token and of the token cookies; spec §9: 5184000 s. */
export const REFRESH_TOKEN_TTL_MS = 60 * 24 * 3600_000;
/** Remaining lifetime of the access token above which a refresh is `NOT_EXPIRED_JWT`; ruling. */
export const REFRESH_EARLY_MS = 60_000;
/** Grace period of a rotated parent token, for a lost response; drill R3. */
export const REFRESH_GRACE_MS = 10_000;
/** Number and interval of checks for token cookies after writing them; spec §9. */
export const TOKEN_COOKIE_WAIT = { retries: 10, loginMs: 500, refreshMs: 100 } as const;
/**
 * Number change without access to the present number: hours in which it can be stopped, the hour of the reminder to its
 * member (ruling: 72 hours), and the hours after a stop in which no new change is accepted (our own choice: as long
 * again).
 */
export const LOST_NUMBER = {
  waitHours: 72,
  firstReminderHours: 24,
  secondReminderHours: 48,
  againAfterHours: 72,
} as const;
/** Days after a withdrawal before a member may rejoin; ruling. */
export const REJOIN_BLOCK_DAYS = 14;

/** Timeout of every call; spec §9. */
export const HTTP_TIMEOUT_MS = 10_000;

/** Limits of announced pieces (`laundryNumByUser`); ruling. */
export const LAUNDRY_COUNT = { min: 1, max: 99, initial: 1 } as const;
/** Maximum length of a request's free text: our own choice, twice the size of a shop's label. */
export const REQUEST_NOTE_MAX_LETTERS = 500;
/** Limits of questions about the items of one offer and of their texts; beyond that, customers call; our own choice. */
export const ITEM_QUESTION = { perOffer: 10, maxLetters: 500 } as const;
/** Lifetime of a draft after its last change: our own choice; by then all of its slots are over. */
export const DRAFT_LIFE_MS = 7 * 24 * 3600_000;
/** Photos per purpose; ruling. */
export const IMAGE_LIMIT = { stain: 5, mendItem: 3, review: 5, claim: 5 } as const;
/** Maximum number of a shop's own photos; our own choice: as many as the generated pictures of a shop without any. */
export const SHOP_PHOTOS = 7;

/** Maximum size of a photo as picked and as sent, in bytes; ruling. */
export const IMAGE_MAX_BYTES = { picked: 15 * 1024 * 1024, sent: 1.5 * 1024 * 1024 } as const;

/** Longest side of a stored photo, because viewers hold every pixel in memory; our own choice. */
export const IMAGE_MAX_SIDE_PX = 4_096;

/** Maximum pixels of a picked photo, at four bytes each: covers phones of 64 megapixels; our own choice. */
export const IMAGE_MAX_PIXELS = 65_000_000;

/** Collection slots: two hours wide between 09:00 and 21:00 Asia/Seoul, 7 days ahead, 1 hour's notice; ruling. */
export const PICKUP_SLOT = { minutes: 120, firstHour: 9, lastHour: 21, daysAhead: 7, noticeMinutes: 60 } as const;
/** Minutes before its slot at which a request that its shop has not accepted is cancelled by the system; domain. */
export const UNACCEPTED_CANCEL_MINUTES = 30;
/** Maximum of a member's requests that wait for collection; our own choice. */
export const OPEN_REQUESTS_MAX = 10;
/** Maximum of a member's new requests in an hour; our own choice. */
export const ORDERS_PER_HOUR = 30;
/** Hours after which the customer is reminded of a pending offer; ruling. */
export const PRICE_REMINDER_HOURS = [2, 24, 48] as const;
/** Hours after which the shop may call a customer who has not answered its offer; ruling. */
export const PRICE_CALL_AFTER_HOURS = 24;
/** Hours after which it may return the laundry of an unanswered offer, unwashed and free; ruling. */
export const PRICE_RETURN_AFTER_HOURS = 72;
/** Minimum of an agreement in advance; the maximum is the upper end of the estimate; ruling. */
export const ADVANCE_LIMIT_MIN_WON = 1;
/** Number of alternative shops shown when a shop did not come; our own choice, few enough to choose from. */
export const ALTERNATIVE_SHOPS = 3;
/** Days after which a delivered request completes automatically; ruling. */
export const COMPLETE_AFTER_DAYS = 3;
/** Hours after the delivery in which the shop sees the address, for a claim; our own choice, docs/domain/privacy.md. */
export const ADDRESS_AFTER_DELIVERY_HOURS = 24;
/** Days in which a shop that returns laundry unwashed sees the address; our own choice, docs/domain/privacy.md. */
export const RETURN_WAY_DAYS = 3;
/** Days for which an ended request stores its address, then its district; our own choice, docs/domain/privacy.md. */
export const REQUEST_ADDRESS_RETENTION_DAYS = 90;
/** Hours after the end of its slot in which a shop may report a failed collection; ruling. */
export const NOSHOW_REPORT_HOURS = 2;

/** Hours in which a customer may object to a failed collection; ruling. */
export const NOSHOW_OBJECTION_HOURS = 24;
/** Fee from the second no-show on; ruling. */
export const NOSHOW_FEE_WON = 3_000;

/** Surcharge for stain removal; domain, main services. */
export const STAIN_REMOVAL_WON = 5_000;
/** Price factor of premium care; domain, main services. */
export const PREMIUM_FACTOR = 2;
/** Step of shops' prices; domain, item categories. */
export const PRICE_STEP_WON = 100;

/** Membership; spec (10 %) and ruling (price). */
export const MEMBERSHIP = { monthlyWon: 3_900, discountPercent: 10, refundDays: 7 } as const;
/** Days before a renewal at which the member is reminded of it; our own choice. */
export const MEMBERSHIP_REMINDER_DAYS = 3;
/** Hours after the first refusal at which a renewal is charged again, then it ends; ruling (daily for 3 days). */
export const MEMBERSHIP_RETRY_HOURS = [24, 48, 72] as const;
/** Rounding step of discounts, always down; ruling. */
export const DISCOUNT_STEP_WON = 10;
/** Maximum of an order's offer versions, corrections included; our own choice: the customer is notified of each. */
export const OFFER_VERSIONS_MAX = 20;
/** Limits of the price of one piece or mend; our own choice, twice the most expensive fur. */
export const ITEM_PRICE_WON = { min: 1, max: 5_000_000 } as const;
/** Minimum charge: card providers refuse smaller amounts; ruling. */
export const CHARGE_MIN_WON = 1_000;
/** Hours after the first refusal at which a card is charged again; ruling. */
export const PAYMENT_RETRY_HOURS = [1, 4, 12, 24] as const;
/** Hours unpaid after the first refusal until new orders are blocked; ruling. */
export const PAYMENT_OVERDUE_HOURS = 72;
/** Delay before asking a provider about an unanswered charge; three times its time limit. */
export const PAYMENT_QUESTION_AFTER_MS = 30_000;
/** Delay after which a charge unknown to the provider counts as never received; our own choice. */
export const PAYMENT_LOST_AFTER_MS = 60_000;
/** Delays before a provider is asked again about an abandoned charge, which may arrive late; our own choice. */
export const PAYMENT_LATE_LOOK_MINUTES = [10, 60, 1_440] as const;
/**
 * Card provider's window: its lifetime, windows per member and hour, length of its secret id, interval of checks
 * whether it was closed, grace period for a late result, and polling interval; own choice.
 */
export const CARD_WINDOW = {
  lifeMinutes: 30,
  perHour: 20,
  sidLetters: 32,
  closedPollMs: 500,
  graceMs: 1_000,
  askAgainMs: 3_000,
} as const;
/** Manual charges per member and hour; own choice. */
export const PAY_PRESSES_PER_HOUR = 10;
/** Minutes after which a pending check of a result counts as lost with its process; own choice. */
export const CARD_CHECK_MINUTES = 10;
/** Delay before a removed card's key is deleted again, doubled per attempt, at most a day; our own choice. */
export const CARD_KEY_END_RETRY = { firstMinutes: 5, maxHours: 24 } as const;
/**
 * Vouchers; our own choice. The programme refuses calls older than `staleSeconds`; a payment without a response is
 * checked after `askAfterSeconds`, when it can no longer arrive; a refused one is retried every `retryHours`.
 */
export const VOUCHER = { staleSeconds: 20, askAfterSeconds: 30, retryHours: 24 } as const;
/** Points; ruling, except for the notice before they expire, which is our own choice. */
export const POINTS = {
  earnPercent: 1,
  review: 300,
  photoReview: 500,
  inviteEach: 3_000,
  useFrom: 1_000,
  useStep: 100,
  lifeMonths: 12,
  noticeDays: 30,
} as const;
/** Limits of a review, a shop's reply and a report, and of a member's reports in an hour; our own choice. */
export const REVIEW = { maxLetters: 1_000, replyLetters: 500, reportLetters: 200, reportsPerHour: 20 } as const;
/**
 * Claims of damage or loss. Deadline `days` after the delivery by ruling; `shopDays` for the shop's statement;
 * `washAgainDays` to collect laundry for another wash; these, the letters and a member's claims in an hour are our own
 * choice.
 */
export const CLAIM = {
  days: 180,
  shopDays: 2,
  washAgainDays: 14,
  minLetters: 10,
  maxLetters: 1_000,
  answerLetters: 500,
  perHour: 20,
} as const;
/** Pieces that a customer values: from this price on, as the trade's receipt has it; at most so many in a request. */
export const VALUABLE = { fromWon: 200_000, most: 5 } as const;
/**
 * Amount of a claim by the official rule for laundry (소비자분쟁해결기준): `feeTimes` the washing fee without a proof of
 * price and date; `leastPercent` of the price for the oldest things. The highest accepted price and the letters of a
 * bank account are our own choice.
 */
export const CLAIM_COMPENSATION = {
  feeTimes: 20,
  leastPercent: 10,
  maxPriceWon: 100_000_000,
  minAccountDigits: 8,
  maxAccountDigits: 16,
  maxHolderLetters: 30,
} as const;
/** Limits of a message to support and its answer, and of a member's messages in an hour; our own choice. */
export const INQUIRY = { maxLetters: 1_000, answerLetters: 1_000, perHour: 10 } as const;
/** Coupon of a new member's first order, valid to the end of the last of its days; ruling. */
export const FIRST_ORDER_COUPON = { discountWon: 3_000, minimumWon: 15_000, validDays: 30 } as const;
/** Limits of a coupon code and of a member's attempts in an hour, against guessing; our own choice. */
export const COUPON_CODE = { maxLetters: 30, triesPerHour: 20 } as const;
/** Points of a mini game, once a day, whatever the score; our own choice. */
export const EVENT_GAME = { points: 10 } as const;
/** Attempts with a friend's code per hour during registration, against guessing; our own choice. */
export const REFERRAL_TRIES_PER_HOUR = 20;

/** Collection bag: free for a member's first one, then this; delivered within 5 weekdays; spec and ruling. */
export const DELIVERY_BAG = { priceWon: 2_000, weekdays: 5 } as const;

/** Hours in Seoul without advertising, except with consent for the night; ruling, and the law on networks §50. */
export const ADVERTISING_NIGHT = { fromHour: 21, untilHour: 8 } as const;
/** Years after which the consent to advertising is confirmed again; ruling, and the law on networks §50-8. */
export const MARKETING_CONFIRM_YEARS = 2;
/** Pauses before retries of a message that was not sent; our own choice. */
export const MESSAGE_RETRY_SECONDS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400] as const;
/** Lease of a worker on a message, and the age beyond which it is not sent; our own choice. */
export const MESSAGE_DELIVERY = {
  leaseSeconds: 60,
  worthHours: 24,
  advertisingWorthHours: 48,
} as const;

/** Default position of the map; spec §9 (영등포구). */
export const DEFAULT_POSITION = { latitude: 37.5226784655386, longitude: 126.901962138943 } as const;
/** Default position for on-demand; spec §9 (삼성동). */
export const DEFAULT_ON_DEMAND_POSITION = { latitude: 37.5069966310218, longitude: 127.053421621603 } as const;
/** Default and maximum distance of the shop list, in metres; spec §9. */
export const SHOP_DISTANCE_M = { initialEnd: 5_000, max: 10_000 } as const;

/** Notification badge: style changes at 1 and at 10, the text becomes `9+` above 10; spec §9. */
export const NOTIFICATION_BADGE = { few: 1, many: 10 } as const;
/** Phone and chat support, Asia/Seoul, Monday to Friday; spec §9. */
export const SUPPORT_HOURS = { from: 9, to: 18 } as const;
/** Stored addresses of a member: the most recent ones without a label (집), and those with one. */
export const KEPT_ADDRESSES = { recent: 5, labelled: 10 } as const;
/** Nickname; design of the API. */
export const NICKNAME_LETTERS = { min: 2, max: 10 } as const;

/** Analytics: window of a returning user, lifetime of a visit's source, and end of a visit; spec §9. */
export const ANALYTICS = { returnUserDays: 14, referrerDays: 7, visitIdleMinutes: 30 } as const;
/** Review event, a screen of its own in analytics; spec §2. */
export const REVIEW_EVENT_ID = 61;
/** Spring promotion, which has a route of its own; the number is our own choice. */
export const SPRING_SALE_EVENT_ID = 58;
/** Limits of the app's events in the API; our own choice, above a day's use of a busy household. */
export const CLIENT_EVENTS = {
  maxInBatch: 20,
  maxProperties: 10,
  maxTextLetters: 100,
  batchesPerMinute: 300,
} as const;
/**
 * Days that rows without a use of their own are stored, the one home of these times; our own choice, but for the
 * idempotency keys, which the IETF's draft leaves to the server. A code and a refresh token count from their expiry, a
 * session from its end or last use: a clock may be minutes off.
 */
export const RETENTION_DAYS = {
  otps: 1,
  rateLimits: 1,
  refreshTokens: 1,
  remoteHealth: 14,
  idempotencyKeys: 15,
  messages: 30,
  sessions: 60,
  clientEvents: 90,
  webVitals: 90,
} as const;
/**
 * Accepted range of an event's time: batches wait on a phone without a network. Outside of it the phone's clock is
 * wrong, and the time of arrival is used; our own choice.
 */
export const CLIENT_EVENT_CLOCK = { pastHours: 24, aheadMinutes: 10 } as const;
