export * from './digits.ts';
export * from './fold.ts';
export * from './format.ts';
export * from './invisible.ts';
export * from './languages.ts';
export * from './text.ts';
export * from './short-text.ts';
export { typedNumbers, type TypedNumber } from './typed-number.ts';
export { quantityReadings, typedQuantities } from './typed-quantity.ts';
