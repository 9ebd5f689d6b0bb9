// Public interface of placing an order: form, estimate, order and edit.
export { Estimate, EstimateBody } from './estimate-schemas';
export { readRequestForm } from './form-reader';
export { createRequest, placeRequest } from './request-create';
export { editRequest } from './request-edit';
export { estimateAt } from './request-estimate';
export { RequestEditForm, RequestForm } from './request-form-schemas';
export { bookSlot, expectedReturnOf, orderableLaundry } from './request-shop';
