/** Files that stand beside a built one and are sent in its stead: each would be an address, and a route, of its own. */
export const COMPRESSED_VARIANTS = ['**/*.br', '**/*.gz'];
