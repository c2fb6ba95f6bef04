/** A student's id as a session has proven it, or as the database gave it; no other text is taken for one. */
export type StudentId = string & { readonly brand: 'StudentId' };
