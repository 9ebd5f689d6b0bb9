import { RequestPage } from '../common/request-page';
import { RequestView } from './request-view';

/** `/usage/detail?id=`: everything about one request. */
export const RequestDetailPage = () => <RequestPage>{(request) => <RequestView request={request} />}</RequestPage>;
