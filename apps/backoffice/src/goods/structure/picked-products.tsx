import type { PickedProductWire } from '@dukan/domain/goods/structure/staff-structure.api.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLanguage } from '../../platform/texts.tsx';
import { nameIn } from '../../ui/editor/name-in.ts';
import { PickedList } from '../../ui/editor/picked-list.tsx';
import { TrySearch } from '../search/try-search.tsx';

type Props = {
	label: string;
	/** The title of the product search. */
	find: string;
	/** The call whose cached response contains the names of the chosen products. */
	call: 'promotions' | 'smart_categories';
	ids: readonly number[];
	onChange: (ids: number[]) => void;
	problem?: string | undefined;
};

/** Chooses products with the shop's own search and puts them in order. */
export function PickedProducts({ label, find, call, ids, onChange, problem }: Props) {
	const { language } = useLanguage();
	const queries = useQueryClient();
	const [found, setFound] = useState<readonly PickedProductWire[]>([]);
	const rows = queries.getQueryData<{ products: PickedProductWire[] }[]>([call]) ?? [];
	const known = new Map([...rows.flatMap(({ products }) => products), ...found].map((one) => [one.id, one]));
	const title = (id: number) => {
		const product = known.get(id);
		return product ? nameIn(product, language) : `№ ${id}`;
	};
	return (
		<PickedList
			label={label}
			chosen={ids.map((id) => ({ value: String(id), title: title(id) }))}
			onChange={(values) => onChange(values.map(Number))}
			problem={problem}
			adding={
				<TrySearch
					title={find}
					picked={ids}
					onPick={(product) => {
						setFound([...found, product]);
						onChange([...ids, product.id]);
					}}
				/>
			}
		/>
	);
}
