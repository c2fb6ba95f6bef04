import { beforeGetUsers, beforeSessionRefresh, beforeUpdateAccount } from './accounts.ts';
import { lastWeekLeaderboard } from './boards.ts';
import { CODES, refusal } from './calls.ts';
import { acceptFriend, friendInvitation, inviteFriend } from './friends.ts';
import { matchInit, matchJoin, matchJoinAttempt, matchLeave, matchLoop, matchSignal, matchTerminate } from './match.ts';
import { type Context, type Initializer, type JsonObject, type Logger, type Nk } from './nkruntime.ts';
import { findMatch, matchResult } from './pairing.ts';
import { socketPass } from './pass.ts';
import { roomInit, roomJoinAttempt, roomLoop, roomPresence, roomSignal, roomTerminate } from './room.ts';
import { deleteAccount, publishPool } from './platform.ts';
import { playerBoard } from './player-board.ts';
import { playerHome, playerResult } from './player-pages.ts';
import { keepPlayer, playerName } from './players.ts';
import { beforeAuthenticateCustom } from './ticket.ts';

/** A call that a browser has no business with. */
function refuseCall(_ctx: Context, _logger: Logger, _nk: Nk, _request: JsonObject): JsonObject {
  throw refusal('not_offered', CODES.forbidden);
}

/**
 * Where a server begins. It reads this function's source to learn the global functions, so every registration
 * is a statement of its own, with literal names (ADR 8). What is not offered is closed one by one, because a
 * server offers everything to all who have the browsers' key.
 */
export function InitModule(_ctx: Context, _logger: Logger, _nk: Nk, initializer: Initializer): void {
  initializer.registerMatch('league', { matchInit, matchJoinAttempt, matchJoin, matchLeave, matchLoop, matchTerminate, matchSignal });
  initializer.registerMatch('room', {
    matchInit: roomInit,
    matchJoinAttempt: roomJoinAttempt,
    matchJoin: roomPresence,
    matchLeave: roomPresence,
    matchLoop: roomLoop,
    matchTerminate: roomTerminate,
    matchSignal: roomSignal,
  });
  initializer.registerRpc('find_match', findMatch);
  initializer.registerRpc('invite_friend', inviteFriend);
  initializer.registerRpc('accept_friend', acceptFriend);
  initializer.registerRpc('match_result', matchResult);
  initializer.registerRpc('socket_pass', socketPass);
  initializer.registerRpc('last_week_leaderboard', lastWeekLeaderboard);
  initializer.registerRpc('publish_pool', publishPool);
  initializer.registerRpc('delete_account', deleteAccount);
  initializer.registerRpc('keep_player', keepPlayer);
  initializer.registerRpc('player_name', playerName);
  initializer.registerRpc('player_home', playerHome);
  initializer.registerRpc('player_board', playerBoard);
  initializer.registerRpc('player_result', playerResult);
  initializer.registerRpc('friend_invitation', friendInvitation);
  initializer.registerBeforeAuthenticateCustom(beforeAuthenticateCustom);
  initializer.registerBeforeSessionRefresh(beforeSessionRefresh);
  initializer.registerBeforeUpdateAccount(beforeUpdateAccount);
  initializer.registerBeforeGetUsers(beforeGetUsers);
  initializer.registerBeforeDeleteAccount(refuseCall);
  initializer.registerBeforeAuthenticateApple(refuseCall);
  initializer.registerBeforeAuthenticateDevice(refuseCall);
  initializer.registerBeforeAuthenticateEmail(refuseCall);
  initializer.registerBeforeAuthenticateFacebook(refuseCall);
  initializer.registerBeforeAuthenticateFacebookInstantGame(refuseCall);
  initializer.registerBeforeAuthenticateGameCenter(refuseCall);
  initializer.registerBeforeAuthenticateGoogle(refuseCall);
  initializer.registerBeforeAuthenticateSteam(refuseCall);
  initializer.registerBeforeListChannelMessages(refuseCall);
  initializer.registerBeforeListFriends(refuseCall);
  initializer.registerBeforeListFriendsOfFriends(refuseCall);
  initializer.registerBeforeAddFriends(refuseCall);
  initializer.registerBeforeDeleteFriends(refuseCall);
  initializer.registerBeforeBlockFriends(refuseCall);
  initializer.registerBeforeImportFacebookFriends(refuseCall);
  initializer.registerBeforeImportSteamFriends(refuseCall);
  initializer.registerBeforeCreateGroup(refuseCall);
  initializer.registerBeforeUpdateGroup(refuseCall);
  initializer.registerBeforeDeleteGroup(refuseCall);
  initializer.registerBeforeJoinGroup(refuseCall);
  initializer.registerBeforeLeaveGroup(refuseCall);
  initializer.registerBeforeAddGroupUsers(refuseCall);
  initializer.registerBeforeBanGroupUsers(refuseCall);
  initializer.registerBeforeKickGroupUsers(refuseCall);
  initializer.registerBeforePromoteGroupUsers(refuseCall);
  initializer.registerBeforeDemoteGroupUsers(refuseCall);
  initializer.registerBeforeListGroupUsers(refuseCall);
  initializer.registerBeforeListUserGroups(refuseCall);
  initializer.registerBeforeListGroups(refuseCall);
  initializer.registerBeforeWriteLeaderboardRecord(refuseCall);
  initializer.registerBeforeDeleteLeaderboardRecord(refuseCall);
  initializer.registerBeforeLinkApple(refuseCall);
  initializer.registerBeforeLinkCustom(refuseCall);
  initializer.registerBeforeLinkDevice(refuseCall);
  initializer.registerBeforeLinkEmail(refuseCall);
  initializer.registerBeforeLinkFacebook(refuseCall);
  initializer.registerBeforeLinkFacebookInstantGame(refuseCall);
  initializer.registerBeforeLinkGameCenter(refuseCall);
  initializer.registerBeforeLinkGoogle(refuseCall);
  initializer.registerBeforeLinkSteam(refuseCall);
  initializer.registerBeforeUnlinkApple(refuseCall);
  initializer.registerBeforeUnlinkCustom(refuseCall);
  initializer.registerBeforeUnlinkDevice(refuseCall);
  initializer.registerBeforeUnlinkEmail(refuseCall);
  initializer.registerBeforeUnlinkFacebook(refuseCall);
  initializer.registerBeforeUnlinkFacebookInstantGame(refuseCall);
  initializer.registerBeforeUnlinkGameCenter(refuseCall);
  initializer.registerBeforeUnlinkGoogle(refuseCall);
  initializer.registerBeforeUnlinkSteam(refuseCall);
  initializer.registerBeforeListMatches(refuseCall);
  initializer.registerBeforeListNotifications(refuseCall);
  initializer.registerBeforeDeleteNotifications(refuseCall);
  initializer.registerBeforeListStorageObjects(refuseCall);
  initializer.registerBeforeReadStorageObjects(refuseCall);
  initializer.registerBeforeWriteStorageObjects(refuseCall);
  initializer.registerBeforeDeleteStorageObjects(refuseCall);
  initializer.registerBeforeJoinTournament(refuseCall);
  initializer.registerBeforeListTournaments(refuseCall);
  initializer.registerBeforeListTournamentRecords(refuseCall);
  initializer.registerBeforeListTournamentRecordsAroundOwner(refuseCall);
  initializer.registerBeforeWriteTournamentRecord(refuseCall);
  initializer.registerBeforeDeleteTournamentRecord(refuseCall);
  initializer.registerBeforeValidatePurchaseApple(refuseCall);
  initializer.registerBeforeValidatePurchaseGoogle(refuseCall);
  initializer.registerBeforeValidatePurchaseHuawei(refuseCall);
  initializer.registerBeforeValidatePurchaseFacebookInstant(refuseCall);
  initializer.registerBeforeValidateSubscriptionApple(refuseCall);
  initializer.registerBeforeValidateSubscriptionGoogle(refuseCall);
  initializer.registerBeforeListSubscriptions(refuseCall);
  initializer.registerBeforeGetSubscription(refuseCall);
  initializer.registerBeforeEvent(refuseCall);
  initializer.registerRtBefore('ChannelJoin', refuseCall);
  initializer.registerRtBefore('ChannelLeave', refuseCall);
  initializer.registerRtBefore('ChannelMessageSend', refuseCall);
  initializer.registerRtBefore('ChannelMessageUpdate', refuseCall);
  initializer.registerRtBefore('ChannelMessageRemove', refuseCall);
  initializer.registerRtBefore('MatchCreate', refuseCall);
  initializer.registerRtBefore('MatchmakerAdd', refuseCall);
  initializer.registerRtBefore('MatchmakerRemove', refuseCall);
  initializer.registerRtBefore('PartyCreate', refuseCall);
  initializer.registerRtBefore('PartyJoin', refuseCall);
  initializer.registerRtBefore('PartyLeave', refuseCall);
  initializer.registerRtBefore('PartyPromote', refuseCall);
  initializer.registerRtBefore('PartyAccept', refuseCall);
  initializer.registerRtBefore('PartyRemove', refuseCall);
  initializer.registerRtBefore('PartyClose', refuseCall);
  initializer.registerRtBefore('PartyJoinRequestList', refuseCall);
  initializer.registerRtBefore('PartyMatchmakerAdd', refuseCall);
  initializer.registerRtBefore('PartyMatchmakerRemove', refuseCall);
  initializer.registerRtBefore('PartyDataSend', refuseCall);
  initializer.registerRtBefore('StatusFollow', refuseCall);
  initializer.registerRtBefore('StatusUnfollow', refuseCall);
  initializer.registerRtBefore('StatusUpdate', refuseCall);
}
