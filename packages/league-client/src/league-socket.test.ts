import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LeagueSocket } from './league-socket.ts';

/** What a browser has, with nobody at the other end. */
class Line {
  static last: Line;
  readyState = 0;
  sent: string[] = [];
  closed = 0;
  onopen: ((event: Event) => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly url: string;
  constructor(url: string) {
    this.url = url;
    Line.last = this;
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed += 1;
    this.readyState = 2;
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.(new Event('open'));
  }
}

let socket: LeagueSocket;
const told = { close: vi.fn(), error: vi.fn(), message: vi.fn() };
beforeEach(() => {
  vi.useFakeTimers();
  vi.resetAllMocks();
  socket = new LeagueSocket(Line as unknown as typeof WebSocket, 3_500);
  socket.connect('wss://', 'league.example.org', '443', false, 'a.b-c_d.e');
  Object.assign(socket, { onClose: told.close, onError: told.error, onMessage: told.message });
});
afterEach(() => vi.useRealTimers());

const sentData = (data: string | Uint8Array) => {
  socket.send({ match_data_send: { op_code: 11, data } });
  const { match_data_send } = JSON.parse(Line.last.sent.at(-1) ?? '') as { match_data_send: { op_code: unknown; data?: string } };
  return { ...match_data_send, data: match_data_send.data && Buffer.from(match_data_send.data, 'base64').toString() };
};

test('text goes as UTF-8, and of a part of an array only the part', () => {
  Line.last.open();
  expect(sentData('إجابة 👍')).toEqual({ op_code: '11', data: 'إجابة 👍' });
  expect(sentData(new TextEncoder().encode('before|part|after').subarray(7, 11))).toEqual({ op_code: '11', data: 'part' });
  expect(sentData('')).toEqual({ op_code: '11' });
});

test('data without bytes arrives as none, op code 0 as 0, and a frame that is no JSON not at all', () => {
  Line.last.open();
  Line.last.onmessage?.({ data: '{"match_data":{"match_id":"m.n"}}' });
  expect(told.message).toHaveBeenCalledWith({ match_data: { match_id: 'm.n', op_code: '0', data: new Uint8Array() } });
  Line.last.onmessage?.({ data: 'no JSON' });
  expect(told.message).toHaveBeenCalledOnce();
});

test('closed while it opens, it never opens, and says so once', () => {
  socket.close();
  socket.close();
  Line.last.open();
  expect(Line.last.closed).toBe(1);
  expect(told.close).toHaveBeenCalledOnce();
  expect(Line.last.onmessage).toBeNull();
  expect(() => Line.last.onerror?.(new Event('error'))).not.toThrow();
});

test('a handshake without an answer is given up after eight seconds', () => {
  vi.advanceTimersByTime(7_999);
  expect(told.error).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(told.error).toHaveBeenCalledOnce();
  expect(told.close).toHaveBeenCalledOnce();
});

test('a ping without any answer closes it; whatever comes is an answer', () => {
  Line.last.open();
  socket.send({ ping: {} });
  vi.advanceTimersByTime(3_000);
  Line.last.onmessage?.({ data: '{"cid":"1","pong":{}}' });
  vi.advanceTimersByTime(60_000);
  expect(told.close).not.toHaveBeenCalled();
  socket.send({ ping: {} });
  vi.advanceTimersByTime(3_500);
  expect(told.close).toHaveBeenCalledOnce();
  expect(socket.isOpen()).toBe(false);
});
