// Entry point of laundries: shops, slots, a member's own shops (`my-laundry`) and favourites.
export { existingLaundry } from './laundry-detail';
export { countFavourites, deleteFavouritesOf } from './favourites/favourite-repository';
export { favouriteRoutes } from './favourites/favourite-routes';
export { laundryJobs } from './cluster-job';
export {
  byCatalogue,
  countUsage,
  findLaundry,
  type Laundry,
  paidServicesOf,
  type PriceChange,
  pricesOf,
  recountReviews,
  setPause,
  setPrices,
} from './laundry-repository';
export { laundryRoutes } from './laundry-routes';
export { Category, Division, PaidService, ShopCard, ShopPrice } from './laundry-schemas';
export { myLaundryRoutes } from './my-laundry/my-laundry-routes';
export { MyLaundry } from './my-laundry/my-laundry-schemas';
export { myLaundryViews } from './my-laundry/my-laundry-service';
export { findShopOffer, type ShopOffer, shopOfferColumns } from './shop-page-repository';
export { nearestShops, shopsByIds } from './shop-search-repository';
export {
  canBeOrderedFrom,
  coverageFor,
  isPausedOn,
  listedShop,
  type ListedShop,
  roundedRating,
  shopCard,
} from './shop-view';
export { expectedReturn } from './slots/expected-return';
export { addHoliday, freePlace, removeHoliday, setSlotCapacity, takePlace } from './slots/slot-repository';
export { shopPhotoRoutes } from './photos/photo-routes';
export { addShopPhoto, listShopPhotos, removeShopPhoto } from './photos/shop-photos';
export { firstPhotoKey } from './photos/shop-photo-repository';
export { faceOf } from './pictures/picture-address';
export { drawShop } from './pictures/shop-pictures';
export { shopPictureRoutes } from './pictures/picture-routes';
export { slotRoutes } from './slots/slot-routes';
export {
  bookableStarts,
  endOfDay,
  isBookable,
  isSlotStart,
  type OfferedSlot,
  slotEnd,
  slotsOfDay,
} from './slots/slot-rules';
export { PickupSlot, SlotQuery } from './slots/slot-schemas';
export { offeredSlots, openDaysIn, openDaysOf } from './slots/slot-service';
export { slotsOfShop } from './slots/slots-of-shop';
export { straightMetres, surfacePoint } from './surface-point';
export { placeOfViewer, sidoCodeOf } from './viewer-place';
