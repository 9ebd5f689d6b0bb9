import type { RemoteModule } from '@dongne/platform';
import { lazy } from 'react';
import { LaundryEntry } from './laundry-entry/laundry-entry';

const ShopListPage = lazy(async () => ({ default: (await import('./shop-list/shop-list-page')).ShopListPage }));
const ShopMapPage = lazy(async () => ({ default: (await import('./shop-map/shop-map-page')).ShopMapPage }));
const ShopDetailPage = lazy(async () => ({ default: (await import('./shop-detail/shop-detail-page')).ShopDetailPage }));
const ReviewListPage = lazy(async () => ({
  default: (await import('./shop-reviews/review-list-page')).ReviewListPage,
}));
const ReviewPage = lazy(async () => ({ default: (await import('./shop-reviews/review-page')).ReviewPage }));
const DeliveryBagPage = lazy(async () => ({
  default: (await import('./delivery-bag/delivery-bag-page')).DeliveryBagPage,
}));
const DeliveryBagFormPage = lazy(async () => ({
  default: (await import('./delivery-bag/delivery-bag-form-page')).DeliveryBagFormPage,
}));
const ServicePage = lazy(async () => ({ default: (await import('./service-guide/service-page')).ServicePage }));
const ServiceAreaPage = lazy(async () => ({
  default: (await import('./service-guide/service-area-page')).ServiceAreaPage,
}));

export const routes: RemoteModule['routes'] = [
  { path: '/laundry', element: <LaundryEntry /> },
  { path: '/laundry/list', element: <ShopListPage /> },
  { path: '/laundry/map', element: <ShopMapPage /> },
  { path: '/laundry/:id', element: <ShopDetailPage /> },
  { path: '/laundry/:id/review', element: <ReviewListPage /> },
  { path: '/laundry/review', element: <ReviewPage /> },
  { path: '/laundry/review/:id', element: <ReviewPage /> },
  { path: '/delivery-bag', element: <DeliveryBagPage /> },
  { path: '/delivery-bag/apply', element: <DeliveryBagFormPage /> },
  { path: '/service', element: <ServicePage /> },
  { path: '/service/areaInfo', element: <ServiceAreaPage /> },
];
