/** Printed from the rows by `npm run docs`; `bound-pages.ts` holds each file against its rows. */
export interface PageFiles {
  'site/home.tsx': typeof import('../pages/site/home.tsx');
  'site/terms-of-use.tsx': typeof import('../pages/site/terms-of-use.tsx');
  'site/privacy-policy.tsx': typeof import('../pages/site/privacy-policy.tsx');
  'site/cookies-policy.tsx': typeof import('../pages/site/cookies-policy.tsx');
  'site/preferences.tsx': typeof import('../pages/site/preferences.tsx');
  'site/not-found.tsx': typeof import('../pages/site/not-found.tsx');
  'account/sign-in.tsx': typeof import('../pages/account/sign-in.tsx');
  'account/sign-up.tsx': typeof import('../pages/account/sign-up.tsx');
  'account/code-confirmation.tsx': typeof import('../pages/account/code-confirmation.tsx');
  'account/email-confirmation.tsx': typeof import('../pages/account/email-confirmation.tsx');
  'account/welcome.tsx': typeof import('../pages/account/welcome.tsx');
  'account/select-program.tsx': typeof import('../pages/account/select-program.tsx');
  'account/sign-out.tsx': typeof import('../pages/account/sign-out.tsx');
  'catalog/explore.tsx': typeof import('../pages/catalog/explore.tsx');
  'catalog/explore-program.tsx': typeof import('../pages/catalog/explore-program.tsx');
  'catalog/subject.tsx': typeof import('../pages/catalog/subject.tsx');
  'catalog/country-of-position.tsx': typeof import('../pages/catalog/country-of-position.tsx');
  'learning/subtopic.tsx': typeof import('../pages/learning/subtopic.tsx');
  'learning/lesson.tsx': typeof import('../pages/learning/lesson.tsx');
  'assessment/quiz.tsx': typeof import('../pages/assessment/quiz.tsx');
  'assessment/quiz-answer.tsx': typeof import('../pages/assessment/quiz-answer.tsx');
  'progress/dashboard.tsx': typeof import('../pages/progress/dashboard.tsx');
  'progress/lesson-progress.tsx': typeof import('../pages/progress/lesson-progress.tsx');
  'billing/checkout.tsx': typeof import('../pages/billing/checkout.tsx');
}
