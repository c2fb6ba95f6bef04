import { InvalidArgumentError } from 'commander';

/** A whole number from 1 on, as an option gives it. */
export function wholeNumber(max: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < 1 || value > max) throw new InvalidArgumentError(`It must be a whole number from 1 to ${max}.`);
    return value;
  };
}

/** A day such as 2027-08-31. */
export function day(text: string): string {
  const date = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== text) {
    throw new InvalidArgumentError('It must be a day such as 2027-08-31.');
  }
  return text;
}

/** A country of two letters, in capitals. */
export function country(text: string): string {
  if (!/^[A-Za-z]{2}$/.test(text)) throw new InvalidArgumentError('It must be a country code of two letters such as JO.');
  return text.toUpperCase();
}
