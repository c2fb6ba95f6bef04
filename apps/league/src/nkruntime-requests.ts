/** What the module's hooks before Nakama's calls are given (`nkruntime.ts`). */

export interface AuthenticateCustomRequest {
  account: { id: string; vars: Record<string, string> };
  create: boolean;
  username: string;
}
export interface SessionRefreshRequest {
  token: string;
  vars: Record<string, string>;
}
/** A null is "unchanged", an empty text clears. */
export interface UpdateAccountRequest {
  username: string | null;
  displayName: string | null;
  avatarUrl: string | null;
  langTag: string | null;
  location: string | null;
  timezone: string | null;
}
export interface GetUsersRequest {
  ids: string[] | null;
  usernames: string[] | null;
  facebookIds: string[] | null;
}
