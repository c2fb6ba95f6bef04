/** The first letter of a name, as its avatar shows it; none of an empty one. */
export const initialOf = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';
