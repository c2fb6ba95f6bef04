import { type WebSocketAdapter } from '@heroiclabs/nakama-js';

const OPEN = 1;
/** Until a handshake counts as lost. */
const OPEN_MS = 8_000;

const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));
const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));

/** A message of the league's protocol, as nakama-js builds it: `data` is text or bytes until it is sent. */
interface Message {
  ping?: object;
  match_data_send?: { op_code: number | string; data?: string | Uint8Array };
  match_data?: { op_code?: string; data?: string | Uint8Array };
}

/** What `onMessage` is given for data without bytes. */
const NOTHING = new Uint8Array();

/**
 * Stands in the place of nakama-js's own socket, whose faults would cost a match.
 * - Text goes as UTF-8, where `btoa` throws for Arabic. No data is empty and not `undefined`, op code 0 is 0.
 * - `close` works while it opens, and `onClose` comes at once and once: a browser waits half a minute.
 * - An unanswered ping closes it after `silenceMs`. A frame that is no JSON is dropped.
 */
export class LeagueSocket implements WebSocketAdapter {
  onClose: WebSocketAdapter['onClose'] = null;
  onError: WebSocketAdapter['onError'] = null;
  onMessage: WebSocketAdapter['onMessage'] = null;
  onOpen: WebSocketAdapter['onOpen'] = null;
  readonly #make: typeof WebSocket;
  readonly #silenceMs: number;
  #socket: WebSocket | null = null;
  #watch: ReturnType<typeof setTimeout> | undefined;

  constructor(make: typeof WebSocket, silenceMs: number) {
    this.#make = make;
    this.#silenceMs = silenceMs;
  }

  isOpen(): boolean {
    return this.#socket?.readyState === OPEN;
  }

  connect(scheme: string, host: string, port: string, createStatus: boolean, token: string): void {
    const query = new URLSearchParams({ lang: 'en', status: String(createStatus), token });
    const socket = new this.#make(`${scheme}${host}:${port}/ws?${query.toString()}`);
    this.#socket = socket;
    this.#giveUpIn(OPEN_MS);
    socket.onopen = (event) => {
      clearTimeout(this.#watch);
      this.onOpen?.call(socket, event);
    };
    socket.onmessage = ({ data }: MessageEvent<unknown>) => {
      clearTimeout(this.#watch);
      this.#receive(data);
    };
    // a handshake that was refused is told as an error, and then closed
    socket.onerror = (event) => {
      if (this.#socket === socket) this.onError?.call(socket, event);
    };
    socket.onclose = () => this.close();
  }

  close(): void {
    const socket = this.#socket;
    if (socket === null) return;
    this.#socket = null;
    clearTimeout(this.#watch);
    socket.onopen = socket.onmessage = socket.onclose = null;
    // a socket that is closed while it opens says so as an error
    socket.onerror = () => undefined;
    socket.close();
    // nakama-js hands the event on and reads nothing of it
    this.onClose?.call(socket, undefined as unknown as CloseEvent);
  }

  send(message: Message): void {
    const sent = message.match_data_send;
    if (sent !== undefined) {
      sent.op_code = String(sent.op_code);
      const bytes = typeof sent.data === 'string' ? new TextEncoder().encode(sent.data) : sent.data;
      if (bytes === undefined || bytes.length === 0) delete sent.data;
      else sent.data = base64Of(bytes);
    }
    if (message.ping !== undefined) this.#giveUpIn(this.#silenceMs);
    this.#socket?.send(JSON.stringify(message));
  }

  #giveUpIn(milliseconds: number): void {
    clearTimeout(this.#watch);
    this.#watch = setTimeout(() => {
      const socket = this.#socket;
      if (socket === null) return;
      if (!this.isOpen()) this.onError?.call(socket, new Event('error'));
      this.close();
    }, milliseconds);
  }

  #receive(text: unknown): void {
    let message: Message;
    try {
      message = JSON.parse(String(text)) as Message;
      const said = message.match_data;
      if (said !== undefined) {
        said.op_code ??= '0';
        said.data = typeof said.data === 'string' ? bytesOf(said.data) : NOTHING;
      }
    } catch {
      return;
    }
    this.onMessage?.(message);
  }
}
