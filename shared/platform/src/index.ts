export { analytics, takeEvents, type EventProperties, type TrackedEvent } from './analytics/analytics';
export { appBarAtom, type AppBarOverride } from './app-bar/app-bar-atom';
export { useAppBar } from './app-bar/use-app-bar';
export { bridge, type Bridge } from './bridge/bridge';
export { readClientConfig, useClientConfig } from './client-config/client-config';
export type { PushAddress } from './bridge/bridge-messages';
export { ApiError, toApiError } from './http/api-error';
export { nativeVersion } from './http/client-headers';
export { prefetchHttp, read, request, send } from './http/call';
export { checkAnswers } from './http/response-check';
export { loadLocation } from './location/load-location';
export { useHasMemberPrice } from './membership/use-member-price';
export { releaseMyLaundry } from './my-laundry/release-my-laundry';
export { BAG_ORDERED, isBagOrdered } from './navigation/home-notice';
export { paths } from './navigation/paths';
export { loginPath, returnTo } from './navigation/return-path';
export { BackGuard } from './history/back-guard';
export { useBackStep } from './history/back-step';
export { isModalOpen } from './history/open-modal';
export { askToExit, pressBack } from './history/press-back';
export { usePagesBack } from './history/use-pages-back';
export { closeErrorPage, errorPageAtom, type ErrorPage } from './runtime/error-page';
export { declareAppObsolete, isAppObsoleteAtom } from './failures/obsolete-app';
export { type Capability, type CapabilityTable } from './partner/capabilities';
export { rememberProgramme, useCapabilities, useKeepAsking, type Capabilities } from './partner/use-capabilities';
export { PopupHost } from './popups/popup-host';
export { closeTopPopup, popups } from './popups/popups';
export type { PopupAnswer } from './popups/popup-atoms';
export { createQueryClient, PAGE_LOAD } from './queries/query-client';
export { toRemoteData, type RemoteData } from './queries/remote-data';
export { prefetchReads } from './session/prefetch-reads';
export { queryOf, refresh, useRemote } from './queries/use-remote';
export { ADDRESS_QUERY_KEY, http, MEMBER_KEYS } from './deprecated';
export type { RenderedPlace, PageHead, PageHeads } from './page-head';
export type { RemoteModule, ServerModule } from './remote-module';
export type {
  RemoteRoute,
  RemoteRouteTable,
  RouteAccess,
  RouteBar,
  RouteEntry,
  RouteLayout,
  RouteTable,
} from './route-table';
export { PlatformProvider } from './runtime/platform-provider';
export { goTo } from './runtime/navigation';
export { drawnFor, installRuntime, ownedByRuntime, runtime, type PlatformRuntime } from './runtime/runtime';
export { DRAFT_PHOTOS, draftField, forgetDraftsOfOthers, forgetOldDrafts } from './storage/drafts';
export { createRuntime, startPlatform } from './start-platform';
export { deviceMemory, tabMemory } from './storage/tab-memory';
export { deviceNow, renderAsOf, renderNow, serverNow } from './clock/server-clock';
export { useNow } from './clock/use-now';
export { useIsHydrated } from '@dongne/ui';
export { cookieText } from './cookies/read-cookie';
export { useBindNavigate } from './runtime/use-bind-navigate';
export { forgetVisitor, VISITS_KEY } from './session/forget-visitor';
export { saveVisitorAddress, type VisitorAddress } from './cookies/address-cookie';
export { isNativeApp, mustSeeEntryPage, passEntryPage } from './session/entry-page';
export { isEndedElsewhere } from './session/ended-elsewhere';
export {
  endSession,
  keepUser,
  renameUser,
  restoreSession,
  signIn,
  leaveForHome,
  signOut,
  type LoginAnswer,
} from './session/session-actions';
export { sessionAtom, whileMember, type Session } from './session/session-atoms';
export { cookieState, type CookieState, type UserInfo } from './cookies/session-cookies';
export {
  useAddress,
  useMemberAddress,
  useViewerPosition,
  type CurrentAddress,
  type ViewerPosition,
} from './session/use-address';
export { onSupportWish, support, type SupportWish } from './support/support';
