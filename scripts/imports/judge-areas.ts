import { AREAS, type Area, GROUND, ONLY_IN_FRONT_ENDS, type Place, placeOf, type TreeName } from './areas.ts';
import type { Violation } from './judge-imports.ts';
import type { Import } from './read-imports.ts';

type InFeature = Extract<Place, { kind: 'feature' }>;
type Arrow = { tree: TreeName; from: Area; to: Area; imports: number };

const isTest = (file: string) => /\.test\.tsx?$|\/testing\//.test(file);
const levelOf = (area: Area) => AREAS.indexOf(area);
const isTop = ({ kind }: Place) => kind === 'top';

/** Returns imports that break the order of areas, and cycles between features of one area. */
export function judgeAreas(imports: readonly Import[]): Violation[] {
	const own = placed(imports);
	const upwards = own.flatMap(({ from, to, source, target }) => {
		const rule = ruleBroken(source, target);
		return rule ? [{ rule, from, to }] : [];
	});
	return [...upwards, ...findCircles(own)];
}

/** Checks that a feature has the same area and name in all trees. */
export function judgeFolders(files: readonly string[]): Violation[] {
	const places = files.flatMap((file) => {
		const place = placeOf(file);
		return place ? [{ file, place }] : [];
	});
	const lost = places.filter(({ place }) => place.kind === 'nowhere');
	const features = places.filter(
		(one): one is { file: string; place: InFeature } => one.place.kind === 'feature',
	);
	const inServer = new Set(
		features.filter(({ place }) => place.tree === 'server').map(({ place }) => nameOf(place)),
	);
	const isKnown = ({ place }: { place: InFeature }) =>
		inServer.has(nameOf(place)) || ONLY_IN_FRONT_ENDS[place.area]?.includes(place.feature);
	const strangers = new Map(
		features.filter((one) => !isKnown(one)).map((one) => [folderOf(one.file, one.place), one]),
	);
	return [
		...lost.map(({ file }) => ({ rule: 'every-file-has-an-area', from: file, to: 'no area' })),
		...[...strangers].map(([folder, { place }]) => ({
			rule: 'a-feature-has-one-name-and-one-area',
			from: folder,
			to: `no ${nameOf(place)} in the server`,
		})),
	];
}

/** Returns the arrows between areas that the overview prints, from the highest area down. */
export function arrowsOf(imports: readonly Import[]): Arrow[] {
	const arrows = new Map<string, Arrow>();
	for (const { source, target } of placed(imports)) {
		if (source.kind !== 'feature' || target.kind !== 'feature' || source.area === target.area) continue;
		if (GROUND.includes(target.area)) continue;
		const { tree, area: from } = source;
		const key = `${tree} ${from} ${target.area}`;
		const { imports: known } = arrows.get(key) ?? { imports: 0 };
		arrows.set(key, { tree, from, to: target.area, imports: known + 1 });
	}
	return [...arrows.values()].toSorted(
		(a, b) => levelOf(b.from) - levelOf(a.from) || levelOf(a.to) - levelOf(b.to),
	);
}

type Placed = Import & { source: Place; target: Place };

/** Returns the imports within one tree, except those of tests. */
function placed(imports: readonly Import[]): Placed[] {
	return imports
		.filter(({ from }) => !isTest(from))
		.flatMap((one) => {
			const source = placeOf(one.from);
			const target = placeOf(one.to);
			return source && target && source.tree === target.tree ? [{ ...one, source, target }] : [];
		});
}

function ruleBroken(source: Place, target: Place): string | undefined {
	if (isTop(source)) return undefined;
	if (isTop(target)) return 'only-the-top-uses-the-top';
	if (source.kind === 'below') return target.kind === 'below' ? undefined : 'what-is-below-knows-no-area';
	if (source.kind !== 'feature' || target.kind !== 'feature') return undefined;
	return levelOf(target.area) > levelOf(source.area) ? 'areas-use-areas-below-them' : undefined;
}

/** Returns each cycle of features once. */
function findCircles(imports: readonly Placed[]): Violation[] {
	const uses = new Map<string, Map<string, Import>>();
	for (const one of imports) {
		const { source, target } = one;
		if (source.kind !== 'feature' || target.kind !== 'feature') continue;
		if (source.area !== target.area || source.feature === target.feature) continue;
		const [from, to] = [`${source.tree} ${nameOf(source)}`, `${target.tree} ${nameOf(target)}`];
		uses.set(from, (uses.get(from) ?? new Map()).set(to, one));
	}
	const circles = new Map<string, Violation>();
	const done = new Set<string>();
	const visit = (feature: string, path: string[]) => {
		const start = path.indexOf(feature);
		if (start >= 0) {
			const circle = path.slice(start);
			const links = circle.map((name, index) => uses.get(name)?.get(circle[index + 1] ?? feature));
			const to = links.map((link) => `${link?.from} → ${link?.to}`).join(', ');
			circles.set(circle.toSorted().join(), {
				rule: 'features-of-an-area-use-each-other-one-way',
				from: circle.join(' → '),
				to,
			});
			return;
		}
		if (done.has(feature)) return;
		for (const next of uses.get(feature)?.keys() ?? []) visit(next, [...path, feature]);
		done.add(feature);
	};
	for (const feature of uses.keys()) visit(feature, []);
	return [...circles.values()];
}

const nameOf = ({ area, feature }: InFeature) => `${area}/${feature}`;

function folderOf(file: string, place: InFeature): string {
	return file.slice(0, file.indexOf(`/${nameOf(place)}/`) + nameOf(place).length + 1);
}
