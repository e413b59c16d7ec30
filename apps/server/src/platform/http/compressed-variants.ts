/** Compressed copies of built files, which are sent in place of them under the same address. */
export const COMPRESSED_VARIANTS = ['**/*.br', '**/*.gz'];
