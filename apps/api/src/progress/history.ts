import type { ReportAttempt } from '@darb/contract';
import type { Language } from '@darb/language';
import { assessmentPlaces, submittedPage } from '../assessment/report.ts';
import { localize } from '../catalog/localize.ts';
import { subjectLooks } from '../catalog/service.ts';
import type { Db } from '../database/database.ts';
import type { StudentId } from '../ids.ts';

/** A page of a student's submitted attempts, the newest first. */
export async function attemptHistory(
  db: Db,
  language: Language,
  { student, program }: { student: StudentId; program: number | null },
  page: { limit: number; offset: number },
): Promise<{ total: number; attempts: ReportAttempt[] }> {
  const [{ rows, total }, places, looks] = await Promise.all([submittedPage(db, student, page), assessmentPlaces(db), subjectLooks(db)]);
  const subjects = new Map(looks.map((look) => [look.id, look]));
  return {
    total,
    attempts: rows.flatMap(({ quizId, correctCount, questions, percentage, verdict, submittedAt, latest }) => {
      const place = places.get(quizId);
      const subject = place && subjects.get(place.subjectId);
      if (!subject || correctCount === null || percentage === null || verdict === null) return [];
      return {
        type: place.type,
        id: quizId,
        title: localize(place.title, language),
        subject: { id: subject.id, program_id: place.programId, title: localize(subject.title, language) },
        subtopic: { id: place.subtopicId, title: localize(place.subtopicTitle, language) },
        correct_count: correctCount,
        questions_count: questions,
        percentage,
        result: verdict,
        submitted_at: new Date(submittedAt).toISOString(),
        reviewable: latest && place.live && place.programId === program,
      };
    }),
  };
}
