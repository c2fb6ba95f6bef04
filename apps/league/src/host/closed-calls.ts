/** How Nakama's calls say who asks: with the server's key, or as somebody who is signed in. */
export type By = 'server key' | 'session';

/** A call that is offered nowhere: the module's hook before it says why (`registerBefore<name>`). */
export interface ClosedRoute {
  readonly verb: string;
  /** Path below `/v2/`, `*` for a part that stands for a value. */
  readonly path: string;
  readonly name: string;
  readonly by: By;
}

/** Verb, path, name: Nakama's other calls over HTTP (apigrpc), in its own words. */
const TABLE = `
DELETE account DeleteAccount
POST account/authenticate/apple AuthenticateApple
POST account/authenticate/device AuthenticateDevice
POST account/authenticate/email AuthenticateEmail
POST account/authenticate/facebook AuthenticateFacebook
POST account/authenticate/facebookinstantgame AuthenticateFacebookInstantGame
POST account/authenticate/gamecenter AuthenticateGameCenter
POST account/authenticate/google AuthenticateGoogle
POST account/authenticate/steam AuthenticateSteam
POST account/link/apple LinkApple
POST account/link/custom LinkCustom
POST account/link/device LinkDevice
POST account/link/email LinkEmail
POST account/link/facebook LinkFacebook
POST account/link/facebookinstantgame LinkFacebookInstantGame
POST account/link/gamecenter LinkGameCenter
POST account/link/google LinkGoogle
POST account/link/steam LinkSteam
POST account/unlink/apple UnlinkApple
POST account/unlink/custom UnlinkCustom
POST account/unlink/device UnlinkDevice
POST account/unlink/email UnlinkEmail
POST account/unlink/facebook UnlinkFacebook
POST account/unlink/facebookinstantgame UnlinkFacebookInstantGame
POST account/unlink/gamecenter UnlinkGameCenter
POST account/unlink/google UnlinkGoogle
POST account/unlink/steam UnlinkSteam
GET channel/* ListChannelMessages
GET friend ListFriends
POST friend AddFriends
DELETE friend DeleteFriends
GET friend/friends ListFriendsOfFriends
POST friend/block BlockFriends
POST friend/facebook ImportFacebookFriends
POST friend/steam ImportSteamFriends
GET group ListGroups
POST group CreateGroup
PUT group/* UpdateGroup
DELETE group/* DeleteGroup
POST group/*/join JoinGroup
POST group/*/leave LeaveGroup
POST group/*/add AddGroupUsers
POST group/*/ban BanGroupUsers
POST group/*/kick KickGroupUsers
POST group/*/promote PromoteGroupUsers
POST group/*/demote DemoteGroupUsers
GET group/*/user ListGroupUsers
GET user/*/group ListUserGroups
POST leaderboard/* WriteLeaderboardRecord
DELETE leaderboard/* DeleteLeaderboardRecord
GET match ListMatches
GET notification ListNotifications
DELETE notification DeleteNotifications
GET storage/* ListStorageObjects
GET storage/*/* ListStorageObjects
POST storage ReadStorageObjects
PUT storage WriteStorageObjects
PUT storage/delete DeleteStorageObjects
GET tournament ListTournaments
POST tournament/*/join JoinTournament
GET tournament/* ListTournamentRecords
GET tournament/*/owner/* ListTournamentRecordsAroundOwner
POST tournament/* WriteTournamentRecord
PUT tournament/* WriteTournamentRecord
DELETE tournament/* DeleteTournamentRecord
POST iap/purchase/apple ValidatePurchaseApple
POST iap/purchase/google ValidatePurchaseGoogle
POST iap/purchase/huawei ValidatePurchaseHuawei
POST iap/purchase/facebookinstant ValidatePurchaseFacebookInstant
POST iap/subscription ListSubscriptions
POST iap/subscription/apple ValidateSubscriptionApple
POST iap/subscription/google ValidateSubscriptionGoogle
GET iap/subscription/* GetSubscription
POST event Event
`;

export const CLOSED_ROUTES: readonly ClosedRoute[] = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [verb = '', path = '', name = ''] = line.split(' ');
    return { verb, path, name, by: path.startsWith('account/authenticate/') ? 'server key' : 'session' };
  });
