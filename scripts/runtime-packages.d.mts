type Package = {
	dependencies?: Record<string, string>;
	optionalDependencies?: Record<string, string>;
	link?: boolean;
	resolved?: string;
};

export function runtimePackages(
	lockfile: { packages: Record<string, Package> },
	roots: readonly string[],
	isInstalled: (path: string) => boolean,
): string[];
