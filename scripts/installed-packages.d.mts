type Lockfile = { packages: Record<string, { version?: string; optional?: boolean; link?: boolean }> };

export function isInstalled(lockfile: Lockfile, installed: Lockfile): boolean;
