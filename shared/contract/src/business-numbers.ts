/**
 * Every business number of the product, once, each with its unit in its name and its source: `spec` is the product
 * specification, `ruling` the team's rulings on its gaps. Screens, server and tests read them from here.
 */

/** Six digits; ruling. */
export const OTP_DIGITS = 6;
/** How long a code can be used; ruling. */
export const OTP_TTL_MS = 3 * 60_000;
/** Wrong tries after which a code is dead; ruling. */
export const OTP_MAX_TRIES = 5;
/** Earliest moment of a second code to the same number; ruling. */
export const OTP_RESEND_MS = 30_000;
/** Codes sent in an hour to one number, and from one address; ruling. */
export const OTP_SENDS_PER_HOUR = { perNumber: 5, perAddress: 20 } as const;
/** A code that was entered correctly stays good for the registration that follows it; docs/domain/session.md. */
export const OTP_REGISTRATION_MS = 30 * 60_000;
/** A registration whose answer was lost may be sent again so long; docs/domain/session.md. */
export const REGISTRATION_REPEAT_MS = 3 * 60_000;
/** A login whose answer was lost may be sent again so long, under its key; docs/domain/session.md. */
export const LOGIN_REPEAT_MS = 60_000;
/** How long somebody who came from a social login has to prove the phone number; docs/domain/session.md. */
export const SOCIAL_TOKEN_TTL_MS = 10 * 60_000;

/** Access token's life; ruling. */
export const ACCESS_TOKEN_TTL_MS = 30 * 60_000;
/** Refresh token's life and the token cookies'; spec §9: 5184000 s. */
export const REFRESH_TOKEN_TTL_MS = 60 * 24 * 3600_000;
/** A refresh that comes while the access token has more than this left is `NOT_EXPIRED_JWT`; ruling. */
export const REFRESH_EARLY_MS = 60_000;
/** A rotated parent token still works this long, for an answer that was lost on the way; drill R3. */
export const REFRESH_GRACE_MS = 10_000;
/** How often, and how far apart, token cookies are looked for after they were written; spec §9. */
export const TOKEN_COOKIE_WAIT = { retries: 10, loginMs: 500, refreshMs: 100 } as const;
/**
 * A change of the number whose present one is lost: how long it can be stopped, after how many hours its member is reminded (ruling:
 * 72 hours), and how long after a stop the app takes no new one (our own choice: as long again).
 */
export const LOST_NUMBER = {
  waitHours: 72,
  firstReminderHours: 24,
  secondReminderHours: 48,
  againAfterHours: 72,
} as const;
/** Nobody re-joins sooner after a withdrawal; ruling. */
export const REJOIN_BLOCK_DAYS = 14;

/** Timeout of every call; spec §9. */
export const HTTP_TIMEOUT_MS = 10_000;

/** Pieces of laundry a customer may announce (`laundryNumByUser`); ruling. */
export const LAUNDRY_COUNT = { min: 1, max: 99, initial: 1 } as const;
/** Longest free text of a request: our own choice, what fits on a shop's label twice over. */
export const REQUEST_NOTE_MAX_LETTERS = 500;
/** Questions about the items of one offer, at most, and the longest question or answer; our own choice: more is a call. */
export const ITEM_QUESTION = { perOffer: 10, maxLetters: 500 } as const;
/** A form that was begun is kept so long after its last change: our own choice, by then every slot it could name is over. */
export const DRAFT_LIFE_MS = 7 * 24 * 3600_000;
/** Photos per purpose; ruling. */
export const IMAGE_LIMIT = { stain: 5, mendItem: 3, review: 5, claim: 5 } as const;
/** Photos that a shop may show of itself; our own choice: as many as are drawn of one that has none. */
export const SHOP_PHOTOS = 7;

/** A photo as picked and as sent, in bytes; ruling. */
export const IMAGE_MAX_BYTES = { picked: 15 * 1024 * 1024, sent: 1.5 * 1024 * 1024 } as const;

/** Longest side of a photo that is kept: anyone who opens it has to hold every pixel in memory; our own choice. */
export const IMAGE_MAX_SIDE_PX = 4_096;

/** Pixels of a photo as it is picked, which a browser holds at four bytes each: phones of 64 megapixels fit; our own choice. */
export const IMAGE_MAX_PIXELS = 65_000_000;

/** Collection slots: two hours wide between 09:00 and 21:00 Asia/Seoul, 7 days ahead, 1 hour's notice; ruling. */
export const PICKUP_SLOT = { minutes: 120, firstHour: 9, lastHour: 21, daysAhead: 7, noticeMinutes: 60 } as const;
/** A request that its shop has not accepted so long before its slot is cancelled by the system; domain. */
export const UNACCEPTED_CANCEL_MINUTES = 30;
/** Requests of one member that wait for their collection, at most; our own choice, nobody hands over laundry so often. */
export const OPEN_REQUESTS_MAX = 10;
/** Requests that one member may make in an hour; our own choice. */
export const ORDERS_PER_HOUR = 30;
/** An offer that waits is reminded of so long after it was made; ruling. */
export const PRICE_REMINDER_HOURS = [2, 24, 48] as const;
/** From then on the shop may call anyone who has not answered its offer; ruling. */
export const PRICE_CALL_AFTER_HOURS = 24;
/** From then on it may bring the laundry of an unanswered offer back, unwashed and free; ruling. */
export const PRICE_RETURN_AFTER_HOURS = 72;
/** Least that a customer may agree to in advance; the most is the upper end of the estimate; ruling. */
export const ADVANCE_LIMIT_MIN_WON = 1;
/** Other shops that are shown when a request ended because its shop did not come; our own choice, few enough to choose from. */
export const ALTERNATIVE_SHOPS = 3;
/** A delivered request completes by itself after so many days; ruling. */
export const COMPLETE_AFTER_DAYS = 3;
/** A shop sees the address so long after the delivery, for a claim; our own choice, docs/domain/privacy.md. */
export const ADDRESS_AFTER_DELIVERY_HOURS = 24;
/** A shop that returns laundry unwashed needs the way back so long; our own choice, docs/domain/privacy.md. */
export const RETURN_WAY_DAYS = 3;
/** The address of an ended request is kept so long for disputes, then its district only; our own choice, docs/domain/privacy.md. */
export const REQUEST_ADDRESS_RETENTION_DAYS = 90;
/** So long after the end of its slot a shop may still say that a collection failed; ruling. */
export const NOSHOW_REPORT_HOURS = 2;

/** A failed collection may be objected to so long; ruling. */
export const NOSHOW_OBJECTION_HOURS = 24;
/** From the second no-show on; ruling. */
export const NOSHOW_FEE_WON = 3_000;

/** Stains are treated on top of the price of a piece; domain, main services. */
export const STAIN_REMOVAL_WON = 5_000;
/** Premium care costs so many times the price of a piece; domain, main services. */
export const PREMIUM_FACTOR = 2;
/** Shops set their prices in steps of this; domain, item categories. */
export const PRICE_STEP_WON = 100;

/** Membership; spec (10 %) and ruling (price). */
export const MEMBERSHIP = { monthlyWon: 3_900, discountPercent: 10, refundDays: 7 } as const;
/** Days before a renewal at which the member is reminded of it; our own choice. */
export const MEMBERSHIP_REMINDER_DAYS = 3;
/** A refused renewal is asked again so many hours after the first refusal, and ends with the last; ruling (daily for 3 days). */
export const MEMBERSHIP_RETRY_HOURS = [24, 48, 72] as const;
/** Every discount is rounded down to this; ruling. */
export const DISCOUNT_STEP_WON = 10;
/** How often a shop may ask about one order, corrections included; our own choice: each is told to the customer. */
export const OFFER_VERSIONS_MAX = 20;
/** What a shop may ask for one piece or mend; our own choice, the dearest fur twice over. */
export const ITEM_PRICE_WON = { min: 1, max: 5_000_000 } as const;
/** Card providers refuse smaller amounts; ruling. */
export const CHARGE_MIN_WON = 1_000;
/** A refused card is asked again so many hours after the first refusal; ruling. */
export const PAYMENT_RETRY_HOURS = [1, 4, 12, 24] as const;
/** Unpaid so long after the first refusal, nothing new can be ordered; ruling. */
export const PAYMENT_OVERDUE_HOURS = 72;
/** A provider that has not answered a charge is asked what became of it from then on; three times its time limit. */
export const PAYMENT_QUESTION_AFTER_MS = 30_000;
/** A charge that a provider does not know so long after it was sent has never arrived; our own choice. */
export const PAYMENT_LOST_AFTER_MS = 60_000;
/** So long after it was sent a provider is asked once more for a charge that was given up: it may have got it late; our own choice. */
export const PAYMENT_LATE_LOOK_MINUTES = [10, 60, 1_440] as const;
/**
 * A card provider's window: how long it is good for, how many a member may open in an hour, how long its secret name is, how often
 * the page looks whether it was closed, how long a result may come after that, and how often it is asked for; own choice.
 */
export const CARD_WINDOW = {
  lifeMinutes: 30,
  perHour: 20,
  sidLetters: 32,
  closedPollMs: 500,
  graceMs: 1_000,
  askAgainMs: 3_000,
} as const;
/** How often in an hour a member may have their card asked by hand, for whatever they owe; own choice. */
export const PAY_PRESSES_PER_HOUR = 10;
/** A result that is being checked for longer than this got lost with its process; own choice. */
export const CARD_CHECK_MINUTES = 10;
/** How long until a provider is asked again to end a removed card, doubled with each try, at most a day; own choice. */
export const CARD_KEY_END_RETRY = { firstMinutes: 5, maxHours: 24 } as const;
/**
 * Paying with vouchers; our own choice. The programme refuses what is older than `staleSeconds`, we ask about a payment without an
 * answer after `askAfterSeconds`, when nothing of it can arrive any more, and a refused one is tried again every `retryHours`.
 */
export const VOUCHER = { staleSeconds: 20, askAfterSeconds: 30, retryHours: 24 } as const;
/** Points; ruling, but for the notice before they end, which is our own choice. */
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
/** Longest text of a review, of a shop's reply to it and of a report, and the reports of one member in an hour; our own choice. */
export const REVIEW = { maxLetters: 1_000, replyLetters: 500, reportLetters: 200, reportsPerHour: 20 } as const;
/**
 * A claim of damage or loss. It is made within `days` of the delivery; a shop that has been silent for `shopDays` is not waited
 * for; what is washed again is fetched within `washAgainDays`; all our own choice, as are the letters and the claims of one
 * member in an hour.
 */
export const CLAIM = {
  days: 14,
  shopDays: 2,
  washAgainDays: 14,
  minLetters: 10,
  maxLetters: 1_000,
  answerLetters: 500,
  perHour: 20,
} as const;
/** Longest message to support and longest answer, and the messages of one member in an hour; our own choice. */
export const INQUIRY = { maxLetters: 1_000, answerLetters: 1_000, perHour: 10 } as const;
/** Longest code of a coupon, and how often a member may try one in an hour, so that nobody guesses codes; our own choice. */
export const COUPON_CODE = { maxLetters: 30, triesPerHour: 20 } as const;
/** What a mini game gives a member once a day, whatever the score; our own choice. */
export const EVENT_GAME = { points: 10 } as const;
/** How often somebody may try a friend's code in an hour while they register, so that nobody guesses codes; our own choice. */
export const REFERRAL_TRIES_PER_HOUR = 20;

/** Collection bag: free for a member's first one, then this; delivered within 5 weekdays; spec and ruling. */
export const DELIVERY_BAG = { priceWon: 2_000, weekdays: 5 } as const;

/** Advertising never goes out between these hours of Seoul without the consent for the night; ruling, and the law on networks §50. */
export const ADVERTISING_NIGHT = { fromHour: 21, untilHour: 8 } as const;
/** The consent to advertising is confirmed again after so many years; ruling, and the law on networks §50-8. */
export const MARKETING_CONFIRM_YEARS = 2;
/** A message that did not leave is tried again after each of these pauses; our own choice. */
export const MESSAGE_RETRY_SECONDS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400] as const;
/** A worker holds a message so long, and one that is older is not worth sending any more; our own choice. */
export const MESSAGE_DELIVERY = {
  leaseSeconds: 60,
  worthHours: 24,
  advertisingWorthHours: 48,
  keptDays: 30,
} as const;

/** Where the map stands when nobody says otherwise; spec §9 (영등포구). */
export const DEFAULT_POSITION = { latitude: 37.5226784655386, longitude: 126.901962138943 } as const;
/** The same for on-demand; spec §9 (삼성동). */
export const DEFAULT_ON_DEMAND_POSITION = { latitude: 37.5069966310218, longitude: 127.053421621603 } as const;
/** Shop list's default and widest distance, in metres; spec §9. */
export const SHOP_DISTANCE_M = { initialEnd: 5_000, max: 10_000 } as const;

/** Notification badge: style changes at 1 and at 10, the text becomes `9+` above 10; spec §9. */
export const NOTIFICATION_BADGE = { few: 1, many: 10 } as const;
/** Phone and chat support, Asia/Seoul, Monday to Friday; spec §9. */
export const SUPPORT_HOURS = { from: 9, to: 18 } as const;
/** Addresses that a member has used: of those without a label (집) only the last few are kept, and so many have one. */
export const KEPT_ADDRESSES = { recent: 5, labelled: 10 } as const;
/** Nickname; design of the API. */
export const NICKNAME_LETTERS = { min: 2, max: 10 } as const;

/** Statistics: who comes back within so long is a returning user, and where a visit came from is remembered so long; spec §9. */
export const ANALYTICS = { returnUserDays: 14, referrerDays: 7, visitIdleMinutes: 30 } as const;
/** The review event, a screen of its own in the statistics; spec §2. */
export const REVIEW_EVENT_ID = 61;
/** The spring promotion, which has a route of its own; the number is our own choice. */
export const SPRING_SALE_EVENT_ID = 58;
/** What the API takes and keeps of the app's events; our own choice, a day's use of a busy household with room to spare. */
export const CLIENT_EVENTS = {
  maxInBatch: 20,
  maxProperties: 10,
  maxTextLetters: 100,
  retentionDays: 90,
  batchesPerMinute: 300,
} as const;
/**
 * What an event says of its time is believed within this: a batch waits a while on a phone without a network. Outside of it the
 * phone's clock is wrong, and the event has the time at which it came; our own choice.
 */
export const CLIENT_EVENT_CLOCK = { pastHours: 24, aheadMinutes: 10 } as const;
