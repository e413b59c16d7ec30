/** Sends compressed copies of built files in place of them, under the same address. */
export const COMPRESSED_VARIANTS = ['**/*.br', '**/*.gz'];
