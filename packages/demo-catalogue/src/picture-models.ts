import type { DemoProduct } from './catalogue-types.ts';

/** Chooses the product whose drawings a further product shows: one of its kind, and of its colour and brand if there is one. */
export function pictureModels(drawn: readonly DemoProduct[]): (product: DemoProduct) => number {
	const kinds = Map.groupBy(
		drawn.filter(({ hasPicture }) => hasPicture),
		kindOf,
	);
	return (product) => {
		const kin = kinds.get(kindOf(product)) ?? [];
		const likeness = ({ attributes, brandId }: DemoProduct) =>
			(attributes.colour === product.attributes.colour ? 2 : 0) + (brandId === product.brandId ? 1 : 0);
		const most = Math.max(...kin.map(likeness));
		const alike = kin.filter((model) => likeness(model) === most);
		const model = alike[product.id % alike.length];
		if (model === undefined) throw new Error(`nothing drawn looks like ${product.name.en}`);
		return model.id;
	};
}

function kindOf({ subcategoryId, illustration }: DemoProduct): string {
	return `${subcategoryId} ${illustration}`;
}
