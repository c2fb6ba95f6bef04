import { accountData } from './account/personal.ts';
import { assessmentData } from './assessment/personal.ts';
import { collectionData } from './collection/personal.ts';
import { billingData } from './billing/personal.ts';
import { deliveryData } from './delivery/personal.ts';
import { communityData } from './community/personal.ts';
import { leagueData } from './league/personal.ts';
import { learningData } from './learning/personal.ts';
import { notificationData } from './notification/personal.ts';
import type { PersonalTable } from './personal-data.ts';
import { practiceData } from './practice/personal.ts';
import { progressData } from './progress/personal.ts';

/** Every table with rows of a student, those first that others point to last (rule account 51). */
export const personalTables: readonly PersonalTable[] = [
  ...communityData,
  ...notificationData,
  ...collectionData,
  ...practiceData,
  ...assessmentData,
  ...progressData,
  ...learningData,
  ...leagueData,
  ...deliveryData,
  ...billingData,
  ...accountData,
];
