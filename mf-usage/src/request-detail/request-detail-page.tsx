import { RequestPage } from '../common/request-page';
import { useBackToPrevUrl } from '../common/use-prev-url';
import { RequestView } from './request-view';

/** `/usage/detail?id=&prevUrl=`: details of one request. */
export const RequestDetailPage = () => {
  useBackToPrevUrl();
  return <RequestPage>{(request) => <RequestView request={request} />}</RequestPage>;
};
