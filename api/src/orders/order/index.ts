// Public interface of an order: its rows, timeline, status and privacy. Knows no other folder of orders.
export {
  AnnouncedItem,
  AnnouncedItems,
  ItemQuestion,
  PickupPlace,
  RequestItem,
  RequestMend,
  RequestPhoto,
  ValuedPiece,
} from './part-schemas';
export {
  allMends,
  countMends,
  deleteMendsBut,
  insertMend,
  type ItemRow,
  keptMends,
  type MoveRow,
  newestDifference,
  nextClothNo,
  type NoShowRow,
  type OfferRow,
  type QuestionRow,
  questionsOf,
} from './request-part-repository';
export { type RequestParts, shownPartsOf, type ShownPhoto } from './request-parts';
export {
  addPhotoRows,
  countStainPhotos,
  deletePhotosBut,
  handOnClothPhotos,
  type PhotoRow,
  photosOf,
} from './request-photo-repository';
export {
  eraseAddress,
  erasePassword,
  erasePersonFromRequests,
  holdsOldAddress,
  holdsUselessPassword,
} from './request-privacy-repository';
export { visibleToShop } from './request-privacy';
export {
  findRequest,
  findRequestById,
  hasActiveRequest,
  insertRequestRow,
  lockRequest,
  lockRequestAndMember,
  lockRequestById,
  type RequestRow,
  updateRequest,
} from './request-repository';
export { type ItemBelongings, itemView, photosById, photoView, questionView, sharedView } from './shared-view';
export { type Actor, timelineRow, recordDifference, recordInTimeline } from './timeline';
export { transition, type Transition } from './transition';
