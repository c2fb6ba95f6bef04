import { programTitleOf } from '../catalog/program-title.ts';
import { rowsBelow, rowsWith, type PersonalTable } from '../personal-data.ts';
import { accessKeys, billingRecords, creditRows, purchaseEvents, subscriptions } from './tables.ts';

/** What becomes of a student's keys, payments and subscriptions (rule account 51). */
export const billingData: readonly PersonalTable[] = [
  {
    table: purchaseEvents,
    rowsOf: rowsBelow(purchaseEvents.billingId, billingRecords.id, billingRecords.studentId),
    erasure: { keptFor: 'the operator’s sums; it says what was paid, and by its receipt nobody', cleared: {} },
    download: { leftOut: 'the payment that it repeats stands in it' },
  },
  {
    table: creditRows,
    rowsOf: rowsWith(creditRows.studentId),
    erasure: 'deleted',
    download: { part: 'credit', columns: { at: creditRows.at, kind: creditRows.kind, amount: creditRows.amount } },
  },
  {
    table: subscriptions,
    rowsOf: rowsWith(subscriptions.studentId),
    erasure: 'deleted',
    download: {
      part: 'subscriptions',
      columns: { program: programTitleOf(subscriptions.programId), until: subscriptions.until },
    },
  },
  {
    table: billingRecords,
    rowsOf: rowsWith(billingRecords.studentId),
    erasure: { keptFor: 'the operator’s books: receipts are numbered without gaps', cleared: { studentId: null } },
    download: {
      part: 'payments',
      columns: {
        receipt: billingRecords.receipt,
        at: billingRecords.redeemedAt,
        program: programTitleOf(billingRecords.programId),
        price: billingRecords.price,
        currency: billingRecords.currency,
        from: billingRecords.startDate,
        until: billingRecords.expirationDate,
      },
    },
  },
  {
    table: accessKeys,
    rowsOf: rowsWith(accessKeys.redeemedBy),
    erasure: { keptFor: 'a used key stays used', cleared: { redeemedBy: null } },
    download: { leftOut: 'hashes of secrets; the payment that each made stands in it' },
  },
];
