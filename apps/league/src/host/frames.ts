import type { Presence } from '../nkruntime.ts';

/** A presence as the wire has it: without node and reason. */
export interface WirePresence {
  user_id: string;
  session_id: string;
  username: string;
}

export const wirePresence = ({ userId, sessionId, username }: Presence): WirePresence => ({
  user_id: userId,
  session_id: sessionId,
  username,
});

/** An envelope as it leaves. `cid` stands first, and only in answers. */
export const frame = (body: object, cid?: string): Buffer => Buffer.from(JSON.stringify(cid === undefined ? body : { cid, ...body }));

/** A match's message: made once for all who get it. Zero values are left out, as Nakama does. */
export function dataFrame(matchId: string, opCode: number, data: string | ArrayBuffer | null | undefined): Buffer {
  const bytes = typeof data === 'string' ? Buffer.from(data) : Buffer.from(data ?? new ArrayBuffer(0));
  const op = opCode === 0 ? '' : `,"op_code":"${opCode}"`;
  const body = bytes.length === 0 ? '' : `,"data":"${bytes.toString('base64')}"`;
  return Buffer.from(`{"match_data":{"match_id":"${matchId}"${op}${body},"reliable":true}}`);
}

export const presenceFrame = (matchId: string, change: 'joins' | 'leaves', presence: Presence): Buffer =>
  frame({ match_presence_event: { match_id: matchId, [change]: [wirePresence(presence)] } });

/** An error envelope; a code of 0 is left out like every zero. */
export const errorFrame = (code: number, message: string, cid?: string): Buffer =>
  frame({ error: { ...(code === 0 ? {} : { code }), message } }, cid);
