export * from './digits.ts';
export * from './fold.ts';
export * from './format.ts';
export * from './languages.ts';
export * from './text.ts';
export { typedNumbers } from './typed-number.ts';
export { typedQuantities } from './typed-quantity.ts';
