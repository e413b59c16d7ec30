import type { DemoProduct } from './catalogue-types.ts';

/**
 * Chooses the product whose pictures a product without its own shows. It is of the same kind and, if
 * possible, of the same colour and brand.
 */
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
