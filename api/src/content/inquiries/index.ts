// The door of inquiries: what members ask our support people, and what those answer. The rules: docs/domain/inquiries.md.
export { forgetAsker as erasePersonFromInquiries } from './inquiry-repository';
export { inquiryRoutes, operatorInquiryRoutes } from './inquiry-routes';
