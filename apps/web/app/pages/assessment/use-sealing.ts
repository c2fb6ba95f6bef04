import type { Test } from '@darb/contract';
import { SEAL_DAYS, SEAL_HOURS, SEAL_SHOWN } from '@darb/contract/limits';
import type { SealedTest } from '@darb/ui/screens/assessment/props';
import { useEffect, useState } from 'react';
import { deviceTimes, openedAt } from '../../client/opened-attempt.ts';
import { enqueue, onQueueChange, queuedOf, refusedOf, sendQueued, type QueuedRequest } from '../../client/request-queue.ts';
import { readyToSeal, sealCode } from '../../client/seal.ts';
import { serverNow } from '../../client/server-clock.ts';
import { RESEND_MS, type Unsent } from './queued-answers.ts';

type Sealable = Pick<Test, 'id' | 'start_request_id' | 'answers' | 'started_at' | 'ends_at' | 'server_time'>;

/** What is shown of a test that was handed in without a connection, and not sent yet. */
export type Sealed = Omit<SealedTest, 'state' | 'questionsCount' | 'signIn'>;

interface Kept {
  request: QueuedRequest;
  problem: string | null;
}

const idOf = (student: string, attempt: string): string => `seal/${student}/${attempt}`;

function keptOf(id: string): Kept | null {
  const [refused] = refusedOf(id);
  const [queued] = queuedOf(id);
  const request = queued?.request ?? refused?.request;
  return request ? { request, problem: queued ? null : (refused?.key ?? null) } : null;
}

/** Twelve characters of a code as people copy them: `7F3A-91C2-D0E8`. */
const shownCode = (code: string): string =>
  (
    code
      .slice(0, SEAL_SHOWN)
      .toUpperCase()
      .match(/.{1,4}/g) ?? []
  ).join('-');

const later = (time: string, hours: number): string => new Date(Date.parse(time) + hours * 3_600_000).toISOString();

/**
 * Hands a test in without a connection (rule assessment 22): what is sealed waits in this browser until the
 * server has it, and then the page shows what became of it.
 */
export function useSealing(test: Sealable, student: string, address: string, leave: () => void) {
  const id = idOf(student, test.start_request_id);
  const [kept, setKept] = useState<Kept | null>(null);
  const [isSending, setSending] = useState(false);

  useEffect(() => {
    // what sealing needs cannot be fetched any more when it is needed
    readyToSeal().catch(() => undefined);
    let wasKept = false;
    const look = (): void => {
      const now = keptOf(id);
      setKept(now);
      if (wasKept && now === null) leave();
      wasKept = now !== null;
    };
    look();
    const stop = onQueueChange(look);
    const timer = setInterval(() => navigator.onLine && queuedOf(id).length > 0 && void sendQueued(), RESEND_MS);
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [id, leave]);

  const send = async (): Promise<void> => {
    if (!kept) return;
    setSending(true);
    await (kept.problem === null ? sendQueued() : enqueue(id, kept.request));
    setSending(false);
  };

  /** Seals everything that was answered; what the server has already keeps its own time. */
  const seal = async (unsent: Unsent): Promise<void> => {
    const all = new Map<number, Unsent[number]>();
    for (const [question, answer] of Object.entries(test.answers))
      all.set(Number(question), { question_id: Number(question), answer, acted_at: test.started_at });
    for (const given of unsent) all.set(given.question_id, given);
    const answers = [...all.values()];
    const sealed_at = serverNow() ?? new Date().toISOString();
    const opened_at = openedAt(`test/${test.id}`, test.start_request_id) ?? test.server_time;
    const code = await sealCode({ start_request_id: test.start_request_id, answers, opened_at, sealed_at });
    const fields = { student, attempt: test.start_request_id, answers: JSON.stringify(answers), opened_at, sealed_at, code };
    void enqueue(id, {
      address,
      isAnswered: true,
      fields: { ...fields, ...deviceTimes(`test/${test.id}`, test.start_request_id) },
    });
  };

  const sealed: Sealed | null = kept && {
    code: shownCode(kept.request.fields['code'] ?? ''),
    sealedAt: kept.request.fields['sealed_at'] ?? test.server_time,
    until: test.ends_at ? later(test.ends_at, SEAL_HOURS) : later(test.started_at, SEAL_DAYS * 24),
    answeredCount: (JSON.parse(kept.request.fields['answers'] ?? '[]') as Unsent).length,
    problem: kept.problem,
    isSending,
    onSend: () => void send(),
  };
  return { sealed, seal };
}
