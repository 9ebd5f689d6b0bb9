import { EDIT_FORM, ORDER_FORM } from '@dongne/contract';
import { formSchema } from '#base';

// Describes the multipart bodies for the OpenAPI document and its generated types only. `form-reader.ts` parses texts
// and files, and `request-wishes.ts` validates them field by field.

/** Form of a new request. */
export const RequestForm = formSchema(ORDER_FORM, 'RequestForm');

/** Form of an edit; product specification §7. */
export const RequestEditForm = formSchema(EDIT_FORM, 'RequestEditForm');
