/** Many times what the slowest of the plain test files takes. A mutant that loops for ever takes longer. */
export const TEST_FILE_MAX_MS = 60_000;
