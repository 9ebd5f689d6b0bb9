// Public interface of inquiries: members' questions and the answers of support. The rules: docs/domain/inquiries.md.
export { eraseAsker as erasePersonFromInquiries } from './inquiry-repository';
export { inquiryRoutes, operatorInquiryRoutes } from './inquiry-routes';
