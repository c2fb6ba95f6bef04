import { QuizScreen } from '@darb/ui/screens/assessment/QuizScreen/QuizScreen';
import { openQuizScreen, type OpenQuiz } from './quiz-view.ts';
import { useOpenAttempt } from './use-open-attempt.ts';
import { useWayOut } from './use-way-out.ts';

/** The pages of an open quiz: its questions, and the review. */
export function OpenQuizPage(open: OpenQuiz) {
  const { quiz, places } = open;
  const leave = useWayOut(quiz.start_request_id, places.page);
  const { where, answers, form, unsentCount, sessionEnded, notTaken, isSupersededHere, begin, capture } = useOpenAttempt(
    quiz,
    places,
    open,
    {
      leave,
    },
  );
  return (
    <div onFocusCapture={begin} onSubmitCapture={capture}>
      <QuizScreen
        key={isSupersededHere ? `${where} ${quiz.server_time}` : String(where)}
        {...openQuizScreen(open, where, answers, form, { count: unsentCount, sessionEnded }, notTaken)}
      />
    </div>
  );
}
